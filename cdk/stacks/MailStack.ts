import { Stack, type StackProps } from 'aws-cdk-lib'
import { CnameRecord, HostedZone } from 'aws-cdk-lib/aws-route53'
import { ConfigurationSet, EmailIdentity, Identity, SuppressionReasons } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { Deployment } from '../deployments.ts'

/** The region's sending domain with DKIM, and its reputation's guard. */
export class MailStack extends Stack {
  readonly identityArn: string

  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props)
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: deployment.hostedZone.id,
      zoneName: deployment.hostedZone.name,
    })
    const configurationSet = new ConfigurationSet(this, 'Mail', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    const identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(deployment.domain),
      configurationSet,
    })
    for (const [index, record] of identity.dkimRecords.entries())
      new CnameRecord(this, `Dkim${index + 1}`, { zone, recordName: `${record.name}.`, domainName: record.value })
    this.identityArn = identity.emailIdentityArn
  }
}
