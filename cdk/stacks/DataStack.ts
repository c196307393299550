import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { expiryAttribute, holdsRows, keyOf, sortIndexes } from '#functions/_platform/storage/table.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import { edgeKeyName } from '../constructs/ground.ts'
import type { Deployment } from '../deployments.ts'

/** The region's one table, the key that encrypts what is at rest, and the keys by which the APIs know the edge. */
export class DataStack extends Stack {
  readonly table: Table
  readonly dataKey: Key

  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props)
    this.dataKey = new Key(this, 'DataKey', {
      alias: `palisade/${deployment.region}/data`,
      description: 'Encrypts the table, files, queues and logs of the region.',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    // For what is this account's: whoever has another could ask the same services to use the key for theirs.
    const { account, awsRegion } = deployment
    const ownLogs = { 'kms:EncryptionContext:aws:logs:arn': `arn:aws:logs:${awsRegion}:${account}:*` }
    this.dataKey.grantEncryptDecrypt(
      new ServicePrincipal(`logs.${awsRegion}.amazonaws.com`, { conditions: { ArnLike: ownLogs } }),
    )
    const own = { conditions: { StringEquals: { 'aws:SourceAccount': account } } }
    for (const service of ['cloudtrail', 'cloudwatch', 'events'])
      this.dataKey.grantEncryptDecrypt(new ServicePrincipal(`${service}.amazonaws.com`, own))
    for (const key of deployment.edgeKeys) if (key !== undefined) this.makeEdgeKey(deployment, key)
    const string = (name: string) => ({ name, type: AttributeType.STRING })
    this.table = new Table(this, 'Table', {
      tableName: `palisade-${deployment.region}`,
      partitionKey: string('pk'),
      sortKey: string('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.dataKey,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      timeToLiveAttribute: expiryAttribute,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
    })
    for (const indexName of sortIndexes)
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: string(keyOf(indexName).pk),
        sortKey: string(keyOf(indexName).sk),
        projectionType: holdsRows(indexName) ? ProjectionType.ALL : ProjectionType.KEYS_ONLY,
      })
  }

  private makeEdgeKey(deployment: Deployment, key: string): void {
    const secret = new Secret(this, `EdgeKey${key}`, {
      secretName: edgeKeyName(deployment, key),
      description: 'CloudFront sends it along, so that the APIs know what comes through it.',
      encryptionKey: this.dataKey,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    acknowledge(
      secret,
      'It is in the edge and in the functions at once: a deployment changes it, with both keys valid meanwhile.',
      'AwsSolutions-SMG4',
    )
  }
}
