import { Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { Firewall } from '../constructs/Firewall.ts'
import type { Deployment } from '../deployments.ts'

/** Requests that one address may make in five minutes. */
const mostRequests = 3000

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
    const firewall = new Firewall(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      name: `palisade-${deployment.region}`,
      ofPlatform: true,
      mostRequests,
    })
    this.firewallArn = firewall.attrArn
  }
}
