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
import { expiryAttribute, keyOf, sortIndexes } from '#functions/_platform/storage/table.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import type { Deployment } from '../deployments.ts'

/** The region's one table, the key that encrypts what is at rest, and the key by which the APIs know the edge. */
export class DataStack extends Stack {
  readonly table: Table
  readonly dataKey: Key
  readonly edgeKey: Secret

  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props)
    this.dataKey = new Key(this, 'DataKey', {
      alias: `palisade/${deployment.region}/data`,
      description: 'Encrypts the table, files, queues and logs of the region.',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.dataKey.grantEncryptDecrypt(new ServicePrincipal(`logs.${deployment.awsRegion}.amazonaws.com`))
    this.dataKey.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'))
    this.dataKey.grantEncryptDecrypt(new ServicePrincipal('events.amazonaws.com'))
    this.edgeKey = new Secret(this, 'EdgeKey', {
      description: 'CloudFront sends it along, so that the APIs believe what it tells of the visitor.',
      encryptionKey: this.dataKey,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    acknowledge(
      this.edgeKey,
      'It is in the edge and in the functions at once: a deployment changes it on both sides.',
      'AwsSolutions-SMG4',
    )
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
        projectionType: ProjectionType.ALL,
      })
  }
}
