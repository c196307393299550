import { z } from 'zod'
import { leadingKeysOf } from './leadingKeys.ts'
import type { Demand } from './policy.ts'
import type { DeployedFunction, Rights } from './rights.ts'

/** What a call is made by and of, as far as rights depend on it. */
export interface CallMade {
  readonly fn: DeployedFunction
  readonly rights: Rights
  /** The region that the client speaks to. */
  readonly awsRegion: string
  readonly input: unknown
  /** What something is called where it is deployed, by the variable that tells its name. */
  readonly deployed: (variable: string, name: string) => string
  /** Usage and tags of a KMS key. */
  readonly keyFacts: (keyId: string) => Promise<Readonly<Record<string, readonly string[]>>>
}

type DemandsOf = (call: CallMade) => readonly Demand[] | Promise<readonly Demand[]>

/** Which of a key's uses reading and writing need of who reads and writes (CDK's own grants on encrypted tables). */
const keyUses = {
  read: ['kms:Decrypt'],
  write: ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'],
} as const

const ofKey = ({ rights }: CallMade, owner: string, uses: readonly string[]): Demand[] => {
  const key = rights.keys[owner]
  return key === undefined ? [] : uses.map((action) => ({ action, resource: key }))
}

const tableArn = ({ fn, awsRegion, deployed }: CallMade, table: string) =>
  `arn:aws:dynamodb:${awsRegion}:${fn.account}:table/${deployed('TABLE_NAME', table)}`

const onTable = (call: CallMade, table: string, use: keyof typeof keyUses, actions: readonly string[]): Demand[] => {
  const resource = tableArn(call, table)
  return [
    ...actions.map((action) => ({ action: `dynamodb:${action}`, resource })),
    ...ofKey(call, resource, keyUses[use]),
  ]
}

const oneTable = z.object({ TableName: z.string(), IndexName: z.string().optional() })

const readsTable =
  (action: string): DemandsOf =>
  (call) => {
    const { TableName, IndexName } = oneTable.parse(call.input)
    const resource = tableArn(call, TableName)
    const place = IndexName === undefined ? resource : `${resource}/index/${IndexName}`
    return [{ action: `dynamodb:${action}`, resource: place }, ...ofKey(call, resource, keyUses.read)]
  }

const writesTable =
  (action: string): DemandsOf =>
  (call) =>
    onTable(call, oneTable.parse(call.input).TableName, 'write', [action])

const batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) })

const batchOf =
  (use: keyof typeof keyUses, action: string): DemandsOf =>
  (call) =>
    Object.keys(batch.parse(call.input).RequestItems).flatMap((table) => onTable(call, table, use, [action]))

const transaction = z.object({ TransactItems: z.record(z.string(), oneTable.optional()).array() })

/** A transaction has no right of its own: each of its items needs that of its kind. */
const transactionOf =
  (actions: Readonly<Record<string, string>>): DemandsOf =>
  (call) =>
    transaction.parse(call.input).TransactItems.flatMap((item) =>
      Object.entries(item).flatMap(([kind, on]) => {
        const action = actions[kind]
        if (action === undefined) throw new Error(`What right ${kind} in a transaction needs is not known here.`)
        const use = action === 'GetItem' || action === 'ConditionCheckItem' ? 'read' : 'write'
        return on === undefined ? [] : onTable(call, on.TableName, use, [action])
      }),
    )

const object = z.object({ Bucket: z.string(), Key: z.string(), ObjectLockMode: z.string().optional() })

const keyUsesOfFiles: Readonly<Record<string, readonly string[]>> = {
  GetObject: ['kms:Decrypt'],
  PutObject: ['kms:GenerateDataKey'],
  DeleteObject: [],
  AbortMultipartUpload: [],
  ListMultipartUploadParts: [],
}

/** What reading, keeping or removing a file asks for, by the names it has where it is deployed. */
export const fileDemands = (
  rights: Rights,
  { action, bucket, key }: { readonly action: string; readonly bucket: string; readonly key: string },
): Demand[] => {
  const owner = `arn:aws:s3:::${bucket}`
  const dataKey = rights.keys[owner]
  return [
    { action: `s3:${action}`, resource: `${owner}/${key}` },
    ...(dataKey === undefined ? [] : (keyUsesOfFiles[action] ?? []).map((use) => ({ action: use, resource: dataKey }))),
  ]
}

const ofFile =
  (action: string): DemandsOf =>
  (call) => {
    const { Bucket, Key, ObjectLockMode } = object.parse(call.input)
    const file = { bucket: call.deployed('FILES_BUCKET', Bucket), key: Key }
    return [
      ...fileDemands(call.rights, { action, ...file }),
      // Who locks what it puts needs a right of its own (S3 API, PutObject).
      ...(ObjectLockMode === undefined ? [] : fileDemands(call.rights, { action: 'PutObjectRetention', ...file })),
    ]
  }

/** A file in parts is put, and what was encrypted part by part is read to be put together (S3 User Guide, multipart uploads). */
const inParts: DemandsOf = async (call) => {
  const demands = await ofFile('PutObject')(call)
  return [
    ...demands,
    ...demands.flatMap(({ action, resource }) =>
      action.startsWith('kms:') ? [{ action: 'kms:Decrypt', resource }] : [],
    ),
  ]
}

/** Whoever may not list a bucket is not told that a file is missing, but that it may not be read (S3 API, GetObject). */
export const listingDemand = (bucket: string): Demand => ({
  action: 's3:ListBucket',
  resource: `arn:aws:s3:::${bucket}`,
})

const pool = z.object({ UserPoolId: z.string() })

const administersPool =
  (action: string): DemandsOf =>
  (call) => {
    const id = call.deployed('USER_POOL_ID', pool.parse(call.input).UserPoolId)
    const resource = `arn:aws:cognito-idp:${call.awsRegion}:${call.fn.account}:userpool/${id}`
    return [{ action: `cognito-idp:${action}`, resource }]
  }

/** Calls that are made by somebody's own token; roles have no part in them. */
const byToken: DemandsOf = () => []

const keyArn = ({ fn, awsRegion }: CallMade, id: string) => `arn:aws:kms:${awsRegion}:${fn.account}:key/${id}`

const ofKeyId =
  (action: string): DemandsOf =>
  async (call) => {
    const { KeyId } = z.object({ KeyId: z.string() }).parse(call.input)
    const resource = keyArn(call, KeyId.split('/').at(-1) ?? KeyId)
    return [{ action: `kms:${action}`, resource, context: await call.keyFacts(KeyId) }]
  }

const newKey = z.object({
  KeySpec: z.string().default('SYMMETRIC_DEFAULT'),
  KeyUsage: z.string().default('ENCRYPT_DECRYPT'),
  Tags: z.object({ TagKey: z.string(), TagValue: z.string() }).array().default([]),
})

const createsKey: DemandsOf = (call) => {
  const { KeySpec, KeyUsage, Tags } = newKey.parse(call.input)
  const context = {
    'kms:KeySpec': [KeySpec],
    'kms:KeyUsage': [KeyUsage],
    'aws:TagKeys': Tags.map(({ TagKey }) => TagKey),
    ...Object.fromEntries(Tags.map(({ TagKey, TagValue }) => [`aws:RequestTag/${TagKey}`, [TagValue]])),
  }
  return [
    { action: 'kms:CreateKey', resource: '*', context },
    ...(Tags.length === 0 ? [] : [{ action: 'kms:TagResource', resource: keyArn(call, 'new'), context }]),
  ]
}

const sendsMail: DemandsOf = (call) => {
  const { FromEmailAddress } = z.object({ FromEmailAddress: z.string() }).parse(call.input)
  const from = call.deployed('MAIL_FROM', FromEmailAddress)
  const domain = /@([^>\s]+)/.exec(from)?.[1]
  const identity = `arn:aws:ses:${call.awsRegion}:${call.fn.account}:identity/${domain}`
  const through = call.rights.configurationSets[identity]
  return [identity, ...(through === undefined ? [] : [through])].map((resource) => ({
    action: 'ses:SendEmail',
    resource,
  }))
}

const published = z.object({ PhoneNumber: z.string().optional(), TopicArn: z.string().optional() })

const publishes: DemandsOf = ({ input }) => {
  const { PhoneNumber, TopicArn } = published.parse(input)
  return [{ action: 'sns:Publish', resource: TopicArn ?? PhoneNumber ?? '' }]
}

const entries = z.object({ Entries: z.object({ EventBusName: z.string().default('default') }).array() })

const putsEvents: DemandsOf = (call) =>
  entries.parse(call.input).Entries.map(({ EventBusName }) => ({
    action: 'events:PutEvents',
    resource: `arn:aws:events:${call.awsRegion}:${call.fn.account}:event-bus/${call.deployed('EVENT_BUS_NAME', EventBusName)}`,
  }))

const asksQueue: DemandsOf = ({ fn, awsRegion, input }) => {
  const { QueueUrl } = z.object({ QueueUrl: z.string() }).parse(input)
  const resource = `arn:aws:sqs:${awsRegion}:${fn.account}:${QueueUrl.split('/').at(-1)}`
  return [{ action: 'sqs:GetQueueAttributes', resource }]
}

const readsParameters: DemandsOf = ({ fn, awsRegion, input }) => {
  const { Path } = z.object({ Path: z.string() }).parse(input)
  const resource = `arn:aws:ssm:${awsRegion}:${fn.account}:parameter${Path.replace(/\/$/, '')}`
  return [{ action: 'ssm:GetParametersByPath', resource }]
}

const readsSecret: DemandsOf = ({ fn, awsRegion, input }) => {
  const { SecretId } = z.object({ SecretId: z.string() }).parse(input)
  // AWS puts six characters of its own behind the name.
  const resource = `arn:aws:secretsmanager:${awsRegion}:${fn.account}:secret:${SecretId}-000000`
  return [{ action: 'secretsmanager:GetSecretValue', resource }]
}

const administration = [
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminGetUser',
  'AdminInitiateAuth',
  'AdminRespondToAuthChallenge',
  'AdminSetUserMFAPreference',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'AdminUserGlobalSignOut',
  'CreateIdentityProvider',
  'CreateUserPoolClient',
  'DeleteIdentityProvider',
  'DeleteUserPoolClient',
  'UpdateIdentityProvider',
]

/**
 * The rights that a call of the SDK needs, by its client and command (Service Authorization Reference). A command that is
 * not here is one that nobody has thought about: it fails.
 */
const demandsOf: Readonly<Record<string, Readonly<Record<string, DemandsOf>>>> = {
  'Cognito Identity Provider': {
    ...Object.fromEntries(administration.map((action) => [action, administersPool(action)])),
    AssociateSoftwareToken: byToken,
    VerifySoftwareToken: byToken,
  },
  DynamoDB: {
    BatchGetItem: batchOf('read', 'BatchGetItem'),
    BatchWriteItem: batchOf('write', 'BatchWriteItem'),
    DeleteItem: writesTable('DeleteItem'),
    GetItem: readsTable('GetItem'),
    PutItem: writesTable('PutItem'),
    Query: readsTable('Query'),
    Scan: readsTable('Scan'),
    TransactGetItems: transactionOf({ Get: 'GetItem' }),
    TransactWriteItems: transactionOf({
      ConditionCheck: 'ConditionCheckItem',
      Delete: 'DeleteItem',
      Put: 'PutItem',
      Update: 'UpdateItem',
    }),
    UpdateItem: writesTable('UpdateItem'),
  },
  EventBridge: { PutEvents: putsEvents },
  KMS: {
    CreateKey: createsKey,
    GetPublicKey: ofKeyId('GetPublicKey'),
    ScheduleKeyDeletion: ofKeyId('ScheduleKeyDeletion'),
    Sign: ofKeyId('Sign'),
  },
  S3: {
    AbortMultipartUpload: ofFile('AbortMultipartUpload'),
    CompleteMultipartUpload: inParts,
    CreateMultipartUpload: inParts,
    DeleteObject: ofFile('DeleteObject'),
    GetObject: ofFile('GetObject'),
    HeadObject: ofFile('GetObject'),
    ListParts: ofFile('ListMultipartUploadParts'),
    PutObject: ofFile('PutObject'),
    UploadPart: inParts,
  },
  'Secrets Manager': { GetSecretValue: readsSecret },
  SESv2: { SendEmail: sendsMail },
  SQS: { GetQueueAttributes: asksQueue },
  SNS: { Publish: publishes },
  SSM: { GetParametersByPath: readsParameters },
}

/** What a call needs to be allowed, each thing once. Throws for a command that is not known here. */
export const demandsOfCall = async (
  { service, command }: { readonly service: string; readonly command: string },
  call: CallMade,
): Promise<readonly Demand[]> => {
  const known = demandsOf[service]?.[command]
  if (known === undefined)
    throw new Error(`What rights ${command} of ${service} needs is not known: cdk/rights/demands.ts.`)
  const leading = service === 'DynamoDB' ? { context: { 'dynamodb:LeadingKeys': leadingKeysOf(call.input) } } : {}
  const all = (await known(call)).map((each) => (each.action.startsWith('dynamodb:') ? { ...each, ...leading } : each))
  return all.length < 2 ? all : [...new Map(all.map((each) => [`${each.action} ${each.resource}`, each])).values()]
}
