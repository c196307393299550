import { expect, it } from 'vitest'
import type { Rights, Statement } from './rights.ts'
import { unusedRights } from './unused.ts'

const mayOn = (resources: readonly string[], ...actions: string[]): Statement => ({
  effect: 'Allow',
  actions,
  resources,
  except: false,
  conditions: {},
})

const may = (...actions: string[]) => mayOn(['*'], ...actions)

const rightsOf = (...statements: Statement[]): Rights => {
  const of = (region: string) => ({
    name: `palisade-${region}-quote-api`,
    account: '1',
    awsRegion: 'x',
    role: 'r',
    environment: {},
    statements,
    timeout: 29,
    memory: 512,
  })
  return { functions: { us: of('us'), uk: of('uk') }, keys: {}, configurationSets: {} }
}

const ofQuote = (found: readonly string[]) => found.filter((each) => each.startsWith('quote-'))

it('tells what a function may do and no region ever did', () => {
  const rights = rightsOf(may('s3:GetObject', 'kms:ReEncrypt*'), may('sns:Publish'))
  expect(
    ofQuote(
      unusedRights(rights, [
        ['palisade-uk-quote-api', 's3:GetObject', '*'],
        ['palisade-us-quote-api', 'kms:ReEncryptFrom', '*'],
        ['palisade-us-auth-api', 'sns:Publish', '*'],
      ]),
    ),
  ).toEqual(['quote-api sns:Publish *: granted, and nothing uses it'])
})

it('tells of a resource that a function may touch and never does, whatever else it does so with', () => {
  const queue = (name: string) => `arn:aws:sqs:us-east-1:1:palisade-us-${name}`
  const rights = rightsOf(mayOn([queue('quotes'), queue('policies')], 'sqs:SendMessage'))
  const used = ['palisade-uk-quote-api', 'sqs:SendMessage', 'arn:aws:sqs:eu-west-2:1:palisade-uk-quotes'] as const
  expect(ofQuote(unusedRights(rights, [used]))).toEqual([
    'quote-api sqs:SendMessage arn:aws:sqs:<aws-region>:1:palisade-<region>-policies: granted, and nothing uses it',
  ])
})

it('lets Lambda take messages from no queue but the own', () => {
  const queue = (name: string) => `arn:aws:sqs:us-east-1:1:palisade-us-${name}`
  const rights = rightsOf(mayOn([queue('quote-price'), queue('policy-issue')], 'sqs:ReceiveMessage'))
  const { us } = rights.functions
  if (us === undefined) throw new Error('There is no such function.')
  const found = unusedRights({ ...rights, functions: { us: { ...us, name: 'palisade-us-quote-worker' } } }, [])
  expect(ofQuote(found)).toHaveLength(1)
  expect(ofQuote(found)[0]).toContain('palisade-<region>-policy-issue')
})

it('takes what Lambda does in the name of a function for used, as long as somebody is granted it', () => {
  const found = unusedRights(
    rightsOf(mayOn(['arn:aws:logs:x:1:log-group:/palisade/us/quote/api:*'], 'logs:PutLogEvents')),
    [],
  )
  expect(ofQuote(found)).toEqual([])
  expect(found.some((each) => each.includes('logs:'))).toBe(false)
  expect(found.some((each) => each.includes('xray:') && each.endsWith('nobody needs it'))).toBe(true)
})
