import { describe, expect, it } from 'vitest'
import { type Demand, decide } from './policy.ts'
import type { Statement } from './rights.ts'

const table = 'arn:aws:dynamodb:us-east-1:111111111111:table/palisade-us'

const statement = (more: Partial<Statement>): Statement => ({
  effect: 'Allow',
  actions: ['dynamodb:GetItem'],
  resources: [table],
  except: false,
  conditions: {},
  ...more,
})

const asked = (more: Partial<Demand> = {}): Demand => ({ action: 'dynamodb:GetItem', resource: table, ...more })

describe('a role', () => {
  it('may do what a statement allows, and nothing else', () => {
    expect(decide([statement({})], asked())).toBe('allowed')
    expect(decide([], asked())).toBe('notAllowed')
    expect(decide([statement({})], asked({ action: 'dynamodb:PutItem' }))).toBe('notAllowed')
    expect(decide([statement({})], asked({ resource: `${table}/index/gsi1` }))).toBe('notAllowed')
  })

  it('may not what another statement denies', () => {
    const deny = statement({ effect: 'Deny', actions: ['dynamodb:*'] })
    expect(decide([statement({}), deny], asked())).toBe('denied')
  })

  it('is allowed actions and resources by patterns, in which nothing but * and ? stands for more', () => {
    const generates = statement({ actions: ['kms:GenerateDataKey*'], resources: ['*'] })
    expect(decide([generates], asked({ action: 'kms:GenerateDataKeyWithoutPlaintext' }))).toBe('allowed')
    expect(decide([generates], asked({ action: 'KMS:generatedatakey' }))).toBe('allowed')
    expect(decide([generates], asked({ action: 'kms:Decrypt' }))).toBe('notAllowed')
    const documents = statement({ actions: ['s3:GetObject'], resources: ['arn:aws:s3:::files.eu/documents/*'] })
    const get = (key: string) => decide([documents], { action: 's3:GetObject', resource: `arn:aws:s3:::${key}` })
    expect(get('files.eu/documents/2026-01/a+b.pdf')).toBe('allowed')
    expect(get('files.eu/photos/a.jpg')).toBe('notAllowed')
    expect(get('filesxeu/documents/a.pdf')).toBe('notAllowed')
    expect(get('files.eu/Documents/a.pdf')).toBe('notAllowed')
  })

  it('may publish to phones and to no topic, by a statement of all but topics', () => {
    const sms = statement({ actions: ['sns:Publish'], resources: ['arn:aws:sns:*:*:*'], except: true })
    const publish = (resource: string) => decide([sms], { action: 'sns:Publish', resource })
    expect(publish('+15125550100')).toBe('allowed')
    expect(publish('arn:aws:sns:us-east-1:111111111111:alarms')).toBe('notAllowed')
  })
})

describe('a condition', () => {
  const key = 'arn:aws:kms:us-east-1:111111111111:key/one'
  const signs = statement({
    actions: ['kms:Sign'],
    resources: ['arn:aws:kms:us-east-1:111111111111:key/*'],
    conditions: { StringEquals: { 'aws:ResourceTag/palisade-tokens': ['us'], 'kms:KeyUsage': ['SIGN_VERIFY'] } },
  })
  const sign = (context: Demand['context']) =>
    decide([signs], { action: 'kms:Sign', resource: key, ...(context && { context }) })

  it('holds when all of it does, and not where the key it asks for is absent', () => {
    expect(sign({ 'aws:ResourceTag/palisade-tokens': ['us'], 'kms:KeyUsage': ['SIGN_VERIFY'] })).toBe('allowed')
    expect(sign({ 'aws:ResourceTag/palisade-tokens': ['uk'], 'kms:KeyUsage': ['SIGN_VERIFY'] })).toBe('notAllowed')
    expect(sign({ 'kms:KeyUsage': ['SIGN_VERIFY'] })).toBe('notAllowed')
    expect(sign(undefined)).toBe('notAllowed')
  })

  it('of all values holds for none of them too, and for no other', () => {
    const tags = statement({
      actions: ['kms:TagResource'],
      resources: ['*'],
      conditions: { 'ForAllValues:StringEquals': { 'aws:TagKeys': ['palisade-tokens'] } },
    })
    const tag = (...keys: string[]) =>
      decide([tags], { action: 'kms:TagResource', resource: key, context: { 'aws:TagKeys': keys } })
    expect(tag('palisade-tokens')).toBe('allowed')
    expect(tag()).toBe('allowed')
    expect(tag('palisade-tokens', 'owner')).toBe('notAllowed')
  })

  it('that is not understood fails loudly instead of deciding', () => {
    const odd = (conditions: Statement['conditions']) => () => decide([statement({ conditions })], asked())
    expect(odd({ IpAddress: { 'aws:SourceIp': ['10.0.0.0/8'] } })).toThrow('IpAddress')
    expect(odd({ StringEquals: { 'aws:PrincipalOrgID': ['o-1'] } })).toThrow('aws:PrincipalOrgID')
  })
})
