import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { CnameRecord, HostedZone, type IHostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53'
import {
  CfnReceiptRule,
  CfnReceiptRuleSet,
  ConfigurationSet,
  EmailIdentity,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { filesBucketName } from '../constructs/ground.ts'
import type { Deployment } from '../deployments.ts'

/** Shares of all e-mails; SES looks into a sender above the double of these. */
const mostBounces = 0.025
const mostComplaints = 0.0005

/**
 * The region's domain for mail: sending with DKIM, SPF and DMARC and its reputation's guard, and what comes in, which is laid
 * into the files. AWS has one active set of rules for an account, which is made active by hand (README).
 */
export class MailStack extends Stack {
  readonly identityArn: string
  readonly configurationSetArn: string

  constructor(scope: Construct, id: string, deployment: Deployment, alarms: ITopic, props: StackProps) {
    super(scope, id, props)
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: deployment.hostedZone.id,
      zoneName: deployment.hostedZone.name,
    })
    const configurationSet = new ConfigurationSet(this, 'Mail', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    const mailFromDomain = `mail.${deployment.domain}`
    const identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(deployment.domain),
      configurationSet,
      mailFromDomain,
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    })
    for (const [index, record] of identity.dkimRecords.entries())
      new CnameRecord(this, `Dkim${index + 1}`, { zone, recordName: `${record.name}.`, domainName: record.value })
    this.sayWhoSends(zone, deployment, mailFromDomain)
    this.receive(zone, deployment)
    this.watch('Bounces', 'Reputation.BounceRate', mostBounces, alarms)
    this.watch('Complaints', 'Reputation.ComplaintRate', mostComplaints, alarms)
    this.identityArn = identity.emailIdentityArn
    this.configurationSetArn = this.formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet.configurationSetName,
    })
  }

  /** Who may send for the domain (SPF), and that whatever else claims to be from it is to be refused (DMARC). */
  private sayWhoSends(
    zone: IHostedZone,
    { awsRegion, domain, operatorEmail }: Deployment,
    mailFromDomain: string,
  ): void {
    new MxRecord(this, 'MailFromMx', {
      zone,
      recordName: `${mailFromDomain}.`,
      values: [{ priority: 10, hostName: `feedback-smtp.${awsRegion}.amazonses.com` }],
    })
    new TxtRecord(this, 'MailFromSpf', {
      zone,
      recordName: `${mailFromDomain}.`,
      values: ['v=spf1 include:amazonses.com -all'],
    })
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: `_dmarc.${domain}.`,
      values: [`v=DMARC1; p=reject; adkim=s; rua=mailto:${operatorEmail}`],
    })
  }

  /** Everything that is written to the domain is taken over TLS, looked at for spam and viruses, and laid into the files. */
  private receive(zone: IHostedZone, deployment: Deployment): void {
    const { awsRegion, domain, region } = deployment
    const rules = new CfnReceiptRuleSet(this, 'Arrivals', { ruleSetName: `palisade-${region}` })
    const rule = new CfnReceiptRule(this, 'Arrival', {
      ruleSetName: `palisade-${region}`,
      rule: {
        name: 'keep',
        enabled: true,
        scanEnabled: true,
        tlsPolicy: 'Require',
        recipients: [domain],
        actions: [{ s3Action: { bucketName: filesBucketName(deployment), objectKeyPrefix: 'arrivals/mail/' } }],
      },
    })
    rule.addResourceDependency(rules)
    new MxRecord(this, 'ArrivalsMx', {
      zone,
      recordName: `${domain}.`,
      values: [{ priority: 10, hostName: `inbound-smtp.${awsRegion}.amazonaws.com` }],
    })
  }

  private watch(id: string, metricName: string, threshold: number, alarms: ITopic): void {
    const alarm = new Alarm(this, `${id}Alarm`, {
      metric: new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) }),
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: 'SES may stop our e-mails: invitations, codes, quotes and policies would not arrive.',
    })
    alarm.addAlarmAction(new SnsAction(alarms))
  }
}
