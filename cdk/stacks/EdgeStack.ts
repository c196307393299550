import { Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Deployment } from '../deployments.ts'

/** Requests that one address may make in five minutes. */
const mostRequests = 3000

const managed = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: { cloudWatchMetricsEnabled: true, metricName: name, sampledRequestsEnabled: true },
})

/** What CloudFront needs in us-east-1: the domain's certificate and the web application firewall. */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate
  readonly firewallArn: string

  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props)
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: deployment.hostedZone.id,
      zoneName: deployment.hostedZone.name,
    })
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: deployment.domain,
      validation: CertificateValidation.fromDns(zone),
    })
    const firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [
        managed('AWSManagedRulesAmazonIpReputationList', 1),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
        managed('AWSManagedRulesCommonRuleSet', 3),
        {
          name: 'RateLimit',
          priority: 4,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: mostRequests, aggregateKeyType: 'IP' } },
          visibilityConfig: { cloudWatchMetricsEnabled: true, metricName: 'RateLimit', sampledRequestsEnabled: true },
        },
      ],
      visibilityConfig: {
        cloudWatchMetricsEnabled: true,
        metricName: `palisade-${deployment.region}`,
        sampledRequestsEnabled: true,
      },
    })
    this.firewallArn = firewall.attrArn
  }
}
