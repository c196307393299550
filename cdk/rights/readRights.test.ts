import { expect, it } from 'vitest'
import type { SynthesizedStack, TemplateResource } from './intrinsics.ts'
import { readRights } from './readRights.ts'

const stack = (
  name: string,
  Resources: Readonly<Record<string, TemplateResource>>,
  Outputs = {},
): SynthesizedStack => ({ name, account: '111111111111', awsRegion: 'eu-west-2', template: { Resources, Outputs } })

const data = stack(
  'palisade-uk-data',
  {
    Key: { Type: 'AWS::KMS::Key', Properties: {} },
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: { TableName: 'palisade-uk', SSESpecification: { KMSMasterKeyId: { 'Fn::GetAtt': ['Key', 'Arn'] } } },
    },
  },
  { Name: { Value: { Ref: 'Table' }, Export: { Name: 'data:table' } } },
)

const api = (statements: readonly object[], variables: object = {}): SynthesizedStack =>
  stack('palisade-uk-quote', {
    Role: { Type: 'AWS::IAM::Role', Properties: {} },
    Policy: {
      Type: 'AWS::IAM::Policy',
      Properties: { PolicyDocument: { Statement: statements }, Roles: [{ Ref: 'Role' }] },
    },
    Function: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        FunctionName: 'palisade-uk-quote-api',
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
        Timeout: 29,
        MemorySize: 512,
        Environment: { Variables: variables },
      },
    },
  })

it('reads environment, limits and policies of a function as they are once all stacks are there', () => {
  const table = 'arn:aws:dynamodb:eu-west-2:111111111111:table/palisade-uk'
  const reads = {
    Effect: 'Allow',
    Action: 'dynamodb:GetItem',
    Resource: {
      'Fn::Join': [
        '',
        ['arn:aws:dynamodb:', { Ref: 'AWS::Region' }, ':111111111111:table/', { 'Fn::ImportValue': 'data:table' }],
      ],
    },
  }
  expect(readRights([data, api([reads], { TABLE_NAME: { 'Fn::ImportValue': 'data:table' } })])).toEqual({
    functions: {
      'palisade-uk-quote-api': {
        name: 'palisade-uk-quote-api',
        account: '111111111111',
        awsRegion: 'eu-west-2',
        role: 'palisade-uk-quote-Role',
        environment: { TABLE_NAME: 'palisade-uk' },
        statements: [
          { effect: 'Allow', actions: ['dynamodb:GetItem'], resources: [table], except: false, conditions: {} },
        ],
        timeout: 29,
        memory: 512,
      },
    },
    keys: { [table]: 'arn:aws:kms:eu-west-2:111111111111:key/palisade-uk-data-Key' },
    configurationSets: {},
  })
})

it('takes nothing for granted that it does not understand', () => {
  const of = (statement: object) => () => readRights([data, api([{ Effect: 'Allow', Action: 'x:Y', ...statement }])])
  expect(of({ Resource: { 'Fn::Sub': 'arn:x' } })).toThrow('cannot be resolved')
  expect(of({ Resource: 'palisade-uk' })).toThrow('names the resource "palisade-uk"')
  expect(of({ Resource: '*', NotAction: 'x:Z' })).toThrow()
  expect(of({})).toThrow()
})
