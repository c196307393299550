import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { ISecurityGroup, IVpc, SubnetSelection } from 'aws-cdk-lib/aws-ec2'
import type { IEventBus } from 'aws-cdk-lib/aws-events'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Deployment } from '../deployments.ts'
import type { SmsOrigin } from '../stacks/SmsStack.ts'

/** Bucket names are the world's, so the account is part of it. */
export const filesBucketName = ({ region, account }: Deployment): string => `palisade-${region}-files-${account}`

/** Where people write to the region's underwriters: whatever comes in for the domain is read. */
export const inboxAddress = ({ domain }: Deployment): string => `submissions@${domain}`

/** A secret of the region in Secrets Manager. */
export const secretName = ({ region }: Deployment, name: string): string => `palisade/${region}/${name}`

/** With which the edge proves itself to the APIs behind it. */
export const edgeKeyName = (deployment: Deployment, key: string): string => secretName(deployment, `edge-${key}`)

/** How functions reach the malware scanner: in which network they stand, and where it is there. */
export interface ScannerReach {
  readonly vpc: IVpc
  readonly vpcSubnets: SubnetSelection
  readonly securityGroups: ISecurityGroup[]
  /** `host:port` */
  readonly address: string
}

/** What every service of a region stands on. */
export interface Ground {
  readonly deployment: Deployment
  readonly version: string
  /** When this deployment is made, as an ISO instant. */
  readonly deployedAt: string
  readonly table: ITable
  readonly dataKey: IKey
  readonly files: IBucket
  readonly bus: IEventBus
  readonly userPoolId: string
  readonly userPoolArn: string
  readonly userPoolClientId: string
  /** `https://…`: where the user pool federates. */
  readonly userPoolDomain: string
  readonly signingKey: IKey
  readonly mailIdentityArn: string
  readonly mailConfigurationSetArn: string
  readonly smsOrigin: SmsOrigin
  readonly alarms: ITopic
  /** None where the scanner is the embedded one. */
  readonly scanner: ScannerReach | undefined
  /** Where API Gateway finds the keys that access tokens are signed with. */
  readonly tokenIssuer: string | undefined
}
