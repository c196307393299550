import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { signingKeyTag } from '#functions/_platform/auth/signingKeyTag.ts'
import type { Resource } from '#functions/_platform/manifest.ts'
import { filesBucketName, type Ground } from './ground.ts'

const tableArn = ({ deployment: { awsRegion, account, region } }: Ground) =>
  `arn:aws:dynamodb:${awsRegion}:${account}:table/palisade-${region}`
/** The indexes of the region's table. */
export const indexesArn = (ground: Ground) => `${tableArn(ground)}/index/*`
/** The queues of the region's subscribers, and their dead-letter queues. */
export const queuesArn = ({ deployment: { awsRegion, account, region } }: Ground) =>
  `arn:aws:sqs:${awsRegion}:${account}:palisade-${region}-*`
const parametersArn = ({ deployment: { awsRegion, account, region } }: Ground) =>
  `arn:aws:ssm:${awsRegion}:${account}:parameter/palisade/${region}`
const filesArn = ({ deployment }: Ground) => `arn:aws:s3:::${filesBucketName(deployment)}`

/** Where archive copies lie, each under a lock of its own. */
export const archiveArn = (ground: Ground) => `${filesArn(ground)}/documents/archive/*`

/** Where the files lie that a resource stands for. */
const filePrefixes: Readonly<Partial<Record<Resource, readonly string[]>>> = {
  bulkFiles: ['bulk'],
  bulkUploads: ['uploads/temporary/bulk'],
  claimFiles: ['claims'],
  correspondence: ['arrivals/mail', 'correspondence'],
  correspondenceLinks: ['correspondence/attachments'],
  documentArrivals: ['uploads/temporary/document'],
  documentLinks: ['documents'],
  documentRemovals: ['documents'],
  documents: ['documents'],
  documentUploads: ['documents'],
  exportFiles: ['exports'],
  exportLinks: ['exports'],
  feedbackPictures: ['uploads/temporary/feedback'],
  feedbackReads: ['uploads/temporary/feedback'],
  logoReads: ['logos'],
  logos: ['logos', 'uploads/temporary/logos'],
  personalData: ['privacy', 'photos'],
  personalFiles: ['privacy'],
  photos: ['photos', 'uploads/temporary/photos'],
  sandboxBook: ['sandbox'],
  sanctionsLists: ['sanctions'],
  uploadLinks: ['uploads/temporary/bulk', 'uploads/temporary/document'],
}

/** Where rows are written that lie under the region's key, and where files are. */
export const writingTables: readonly Resource[] = ['derivedRows', 'numbers', 'sandboxBook', 'table']
export const writingFiles: readonly Resource[] = [
  'bulkFiles',
  'claimFiles',
  'correspondence',
  'documents',
  'documentUploads',
  'exportFiles',
  'feedbackPictures',
  'logos',
  'personalData',
  'photos',
  'sandboxBook',
  'sanctionsLists',
  'uploadLinks',
]

/** The files that a resource stands for. */
export const filesBelow = (ground: Ground, resource: Resource) =>
  (filePrefixes[resource] ?? []).map((prefix) => `${filesArn(ground)}/${prefix}/*`)

/** Keys of the region, of which tags tell which are meant. */
export const keysArn = ({ deployment: { awsRegion, account } }: Ground) => `arn:aws:kms:${awsRegion}:${account}:key/*`

/** Pictures are uploaded, cropped, shown and removed. */
const keptPictures = (ground: Ground, resource: Resource) => [
  new PolicyStatement({
    actions: ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
    resources: filesBelow(ground, resource),
  }),
  new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
]

/** What a function may do for each resource its manifest names, and nothing else. */
export const grants: Readonly<Partial<Record<Resource, (ground: Ground) => PolicyStatement | PolicyStatement[]>>> = {
  // The file of an upload, its rows and its report.
  bulkFiles: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: filesBelow(ground, 'bulkFiles') }),
  bulkUploads: (ground) => [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'bulkUploads') }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  // What is put together of claims, and the links to it.
  claimFiles: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: filesBelow(ground, 'claimFiles') }),
  // Counters are added to, search rows written in batches.
  derivedRows: (ground) => withTable(ground, 'dynamodb:BatchWriteItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'),
  // Mail is read as it came; what came along is kept, and sent on again.
  correspondence: (ground) => [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'correspondence') }),
    new PolicyStatement({ actions: ['s3:PutObject'], resources: filesBelow(ground, 'correspondence').slice(1) }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  correspondenceLinks: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'correspondenceLinks') }),
  // What was uploaded is read to be examined; who may list is told that a file is not there.
  documentArrivals: (ground) => [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'documentArrivals') }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  // A link carries the rights of who signs it.
  documentLinks: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'documentLinks') }),
  documentRemovals: (ground) =>
    new PolicyStatement({ actions: ['s3:DeleteObject'], resources: filesBelow(ground, 'documentRemovals') }),
  documents: (ground) => [
    new PolicyStatement({ actions: ['s3:DeleteObject', 's3:PutObject'], resources: filesBelow(ground, 'documents') }),
    // What goes to the archive is locked as it is put there.
    new PolicyStatement({
      actions: ['s3:PutObjectRetention'],
      resources: [archiveArn(ground)],
    }),
  ],
  // What people bring is kept, and taken away by who makes documents.
  documentUploads: (ground) =>
    new PolicyStatement({ actions: ['s3:PutObject'], resources: filesBelow(ground, 'documentUploads') }),
  email: ({ mailIdentityArn, mailConfigurationSetArn }) =>
    new PolicyStatement({ actions: ['ses:SendEmail'], resources: [mailIdentityArn, mailConfigurationSetArn] }),
  events: ({ bus }) => new PolicyStatement({ actions: ['events:PutEvents'], resources: [bus.eventBusArn] }),
  // Lists are written part by part, and put together of their parts.
  exportFiles: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: filesBelow(ground, 'exportFiles') }),
  exportLinks: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'exportLinks') }),
  feedbackPictures: (ground) =>
    new PolicyStatement({ actions: ['s3:PutObject'], resources: filesBelow(ground, 'feedbackPictures') }),
  feedbackReads: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'feedbackReads') }),
  identity: ({ userPoolArn }) =>
    new PolicyStatement({
      actions: [
        'cognito-idp:AdminCreateUser',
        'cognito-idp:AdminDeleteUser',
        'cognito-idp:AdminDisableUser',
        'cognito-idp:AdminEnableUser',
        'cognito-idp:AdminInitiateAuth',
        'cognito-idp:AdminRespondToAuthChallenge',
        'cognito-idp:AdminSetUserMFAPreference',
        'cognito-idp:AdminSetUserPassword',
        'cognito-idp:AdminUpdateUserAttributes',
        'cognito-idp:AdminUserGlobalSignOut',
        // Organizations’ own identity providers, each with an app client of its own.
        'cognito-idp:CreateIdentityProvider',
        'cognito-idp:CreateUserPoolClient',
        'cognito-idp:DeleteIdentityProvider',
        'cognito-idp:DeleteUserPoolClient',
        'cognito-idp:UpdateIdentityProvider',
      ],
      resources: [userPoolArn],
    }),
  identityErasure: ({ userPoolArn }) =>
    new PolicyStatement({ actions: ['cognito-idp:AdminDeleteUser'], resources: [userPoolArn] }),
  // The usage keeps a tag on any other kind of key from meaning anything.
  keyRotation: (ground) => {
    const own = { [`aws:RequestTag/${signingKeyTag}`]: ground.deployment.region, 'kms:KeyUsage': 'SIGN_VERIFY' }
    return [
      new PolicyStatement({
        actions: ['kms:CreateKey'],
        resources: ['*'],
        conditions: { StringEquals: { ...own, 'kms:KeySpec': 'RSA_2048' } },
      }),
      new PolicyStatement({
        actions: ['kms:TagResource'],
        resources: [keysArn(ground)],
        conditions: { StringEquals: own, 'ForAllValues:StringEquals': { 'aws:TagKeys': [signingKeyTag] } },
      }),
      new PolicyStatement({
        actions: ['kms:ScheduleKeyDeletion'],
        resources: [keysArn(ground)],
        conditions: { StringEquals: taggedKey(ground) },
      }),
    ]
  },
  // Queries alone look into indexes.
  lists: (ground) => new PolicyStatement({ actions: ['dynamodb:Query'], resources: [indexesArn(ground)] }),
  // The logo of an agency on what is drawn for it.
  logoReads: (ground) => [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'logoReads') }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  logos: (ground) => keptPictures(ground, 'logos'),
  // Lambda puts a function into a network in the name of its role; interfaces that are yet to be made have no name.
  malwareScanner: ({ scanner }) =>
    scanner === undefined
      ? []
      : new PolicyStatement({
          actions: [
            'ec2:AssignPrivateIpAddresses',
            'ec2:CreateNetworkInterface',
            'ec2:DeleteNetworkInterface',
            'ec2:DescribeNetworkInterfaces',
            'ec2:DescribeSubnets',
            'ec2:UnassignPrivateIpAddresses',
          ],
          resources: ['*'],
        }),
  numbers: (ground) => withTable(ground, 'dynamodb:UpdateItem'),
  operations: (ground) =>
    new PolicyStatement({ actions: ['ssm:GetParametersByPath'], resources: [parametersArn(ground)] }),
  // Copies of what is held of people are put there and go again; who is erased loses the photo.
  personalData: (ground) => [
    new PolicyStatement({ actions: ['s3:DeleteObject'], resources: filesBelow(ground, 'personalData') }),
    new PolicyStatement({ actions: ['s3:PutObject'], resources: filesBelow(ground, 'personalFiles') }),
  ],
  personalFiles: (ground) =>
    new PolicyStatement({ actions: ['s3:GetObject'], resources: filesBelow(ground, 'personalFiles') }),
  // Who may list a bucket is told that a file is not there; others are told that they may not read it.
  photos: (ground) => keptPictures(ground, 'photos'),
  // The whole book is kept and put back, with whoever signs in to it; where business is done no function has it.
  sandboxBook: (ground) => [
    withTable(ground, 'dynamodb:BatchWriteItem', 'dynamodb:Scan'),
    new PolicyStatement({
      actions: ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
      resources: filesBelow(ground, 'sandboxBook'),
    }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
    new PolicyStatement({
      actions: ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminDeleteUser', 'cognito-idp:AdminSetUserPassword'],
      resources: [ground.userPoolArn],
    }),
  ],
  // Official lists as they came; who may list is told that none has come yet.
  sanctionsLists: (ground) => [
    new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources: filesBelow(ground, 'sanctionsLists') }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [filesArn(ground)] }),
  ],
  // Which keys are published, one row says.
  publicKeys: (ground) => [withKeys(ground, 'kms:GetPublicKey'), withTable(ground, 'dynamodb:GetItem')],
  // How much each queue holds; what it holds is nobody's to read.
  queueDepths: (ground) => new PolicyStatement({ actions: ['sqs:GetQueueAttributes'], resources: [queuesArn(ground)] }),
  signing: (ground) => withKeys(ground, 'kms:GetPublicKey', 'kms:Sign'),
  // A text message goes to a phone, which has no ARN; the condition keeps the function from publishing to any topic.
  sms: () =>
    new PolicyStatement({
      actions: ['sns:Publish'],
      notResources: ['arn:aws:sns:*:*:*'],
    }),
  // Records are read, and committed in transactions that put and delete rows.
  table: (ground) => withTable(ground, ...readingRows, 'dynamodb:DeleteItem', 'dynamodb:PutItem'),
  tableRead: (ground) => withTable(ground, ...readingRows),
  // What is looked at again is looked at in one transaction.
  tableScan: (ground) => withTable(ground, 'dynamodb:ConditionCheckItem', 'dynamodb:Scan'),
  // What goes in parts can be gone on with, and given up.
  uploadLinks: (ground) => [
    new PolicyStatement({ actions: ['s3:PutObject'], resources: filesBelow(ground, 'uploadLinks') }),
    new PolicyStatement({
      actions: ['s3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
      resources: filesBelow(ground, 'documentArrivals'),
    }),
  ],
}

/** How rows are read. */
export const readingRows = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'] as const

const withTable = (ground: Ground, ...actions: readonly string[]) =>
  new PolicyStatement({ actions: [...actions], resources: [tableArn(ground)] })

/** How rows are written. */
export const writingRows = ['BatchWriteItem', 'DeleteItem', 'PutItem', 'UpdateItem'].map((name) => `dynamodb:${name}`)

/**
 * Takes away to do this with the rows whose keys begin so, whatever else allows; a scan, which the relay alone may, names no
 * keys.
 */
export const withoutRows = (ground: Ground, keys: readonly string[], actions: readonly string[]) =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: [...actions],
    resources: [tableArn(ground), indexesArn(ground)],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [...keys] } },
  })

/** What may be done with the keys that sign the region's tokens, whichever they are now. */
const withKeys = (ground: Ground, ...actions: readonly string[]) =>
  new PolicyStatement({
    actions: [...actions],
    resources: [keysArn(ground)],
    conditions: { StringEquals: taggedKey(ground) },
  })

const taggedKey = ({ deployment }: Ground) => ({
  [`aws:ResourceTag/${signingKeyTag}`]: deployment.region,
  'kms:KeyUsage': 'SIGN_VERIFY',
})
