import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  type ISource,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { edgeHeaders } from '#functions/_platform/gateway/viewer.ts'
import { scimBase, scimChallenge } from '#shared/contract/scimProtocol.ts'
import { servicePrefixes } from '#shared/contract/service.ts'
import { assistantChallenge, assistantDoor } from '#shared/domain/identity/assistants.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import { edgeKeyName, filesBucketName } from '../constructs/ground.ts'
import { AccessLogBucket, PrivateBucket } from '../constructs/PrivateBucket.ts'
import type { Deployment } from '../deployments.ts'
import { deployedServer, toldAt } from '../openapi/servers.ts'
import { deepLinks } from '../webFiles.ts'
import { cacheControlOf, webHeaders } from '../webHeaders.ts'

interface Edge {
  readonly certificate: ICertificate
  readonly firewallArn: string
  /** The API's host name by service. */
  readonly apis: ReadonlyMap<string, string>
  /** The built web app; undefined where it is deployed by itself. */
  readonly assets: string | undefined
}

/** The APIs see the edge's own address; it tells them the visitor's, in place of whatever the visitor says. */
const tellVisitor = `function handler(event) {
  var request = event.request;
  request.headers['${edgeHeaders.address}'] = { value: event.viewer.ip };
  return request;
}`

/** The texts are everybody's; every other answer is its caller's. */
const isKept = (prefix: string): boolean => prefix === '/locales'

/** CloudFront: the web app from a private bucket, and each service's API below its prefix, on one domain. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, deployment: Deployment, edge: Edge, props: StackProps) {
    super(scope, id, props)
    const logs = new AccessLogBucket(this, 'AccessLogs')
    const site = new PrivateBucket(this, 'Site', { accessLogs: logs })
    const files: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(site),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: this.headers(deployment),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, 'DeepLinks', {
            code: FunctionCode.fromInline(deepLinks(deployment.region)),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    }
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Palisade ${deployment.region}`,
      domainNames: [deployment.domain],
      certificate: edge.certificate,
      webAclId: edge.firewallArn,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_ALL,
      defaultRootObject: 'index.html',
      logBucket: logs,
      defaultBehavior: files,
      // Texts with an extension came with the build; without one they are asked of the locales host.
      additionalBehaviors: { '/locales/*.json': files, ...this.apiBehaviors(deployment, edge) },
    })
    acknowledge(
      distribution,
      'Insureds and agents travel; where a risk may be insured is decided by underwriting, not by the network.',
      'AwsSolutions-CFR1',
    )
    if (edge.assets !== undefined) this.deploySite(site, edge.assets, distribution, deployment)
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: deployment.hostedZone.id,
      zoneName: deployment.hostedZone.name,
    })
    new ARecord(this, 'Alias', {
      zone,
      recordName: deployment.domain,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
    })
  }

  /**
   * The built app. Files whose names tell their content come first and may be kept by everybody; the pages that name them
   * follow; of them what tells of the API names this deployment's address. What a former version had stays, because tabs
   * that are open still load from it.
   */
  private deploySite(site: IBucket, assets: string, distribution: Distribution, deployment: Deployment) {
    this.acknowledgeDeployment(deployment)
    const copy = (id: string, path: string, files: Partial<BucketDeploymentProps>, more: readonly ISource[] = []) =>
      new BucketDeployment(this, id, {
        destinationBucket: site,
        // CloudFront compresses by itself.
        sources: [Source.asset(assets, { exclude: ['*.br', '*.gz', '.vite'] }), ...more],
        prune: false,
        cacheControl: [CacheControl.fromString(cacheControlOf(path))],
        ...files,
      })
    const named = copy('NamedFiles', '/assets/', { exclude: ['*'], include: ['assets/*'] })
    const told = Object.entries(toldAt).flatMap(([file, at]) =>
      existsSync(join(assets, file))
        ? [Source.data(file.slice(1), at(readFileSync(join(assets, file), 'utf8'), deployedServer(deployment)))]
        : [],
    )
    copy('Deployment', '/', { exclude: ['assets/*'], distribution }, told).node.addDependency(named)
  }

  /** CDK's own function that copies the built app into the bucket: its role and runtime are CDK's to choose. */
  private acknowledgeDeployment({ account, awsRegion }: Deployment) {
    const wildcards = ['Abort*', 'DeleteObject*', 'GetBucket*', 'GetObject*', 'List*'].map(
      (name) => `Action::s3:${name}`,
    )
    const resources = [
      '*',
      '<SiteE53D7754.Arn>/*',
      `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${account}-${awsRegion}/*`,
    ].map((name) => `Resource::${name}`)
    acknowledge(
      this,
      'The function that copies the built web app into its bucket is made by CDK; it reads the assets and writes the site.',
      'AwsSolutions-L1',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...[...wildcards, ...resources].map((finding) => `AwsSolutions-IAM5[${finding}]`),
    )
  }

  private headers(deployment: Deployment) {
    const storage = `https://s3.${deployment.awsRegion}.amazonaws.com/${filesBucketName(deployment)}/`
    const headers = webHeaders({ storage, errorReportsDsn: deployment.errorReportsDsn, tls: true })
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'] ?? '', override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: ['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'].map(
          (header) => ({
            header,
            value: headers[header] ?? '',
            override: true,
          }),
        ),
      },
    })
  }

  /** Keeps what an API says may be kept, for everybody alike. */
  private kept() {
    return new CachePolicy(this, 'Kept', {
      comment: 'Public answers, as long as the API says',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.hours(1),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
  }

  /**
   * Keeps nothing, since every answer says so itself, and lets the edge add the visitor's country: it does that for what
   * tells answers apart alone, and none may be told apart by headers where keeping is switched off as a whole.
   */
  private personal() {
    return new CachePolicy(this, 'Personal', {
      comment: 'Answers for one person; the country of the visit goes along',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList('Authorization', 'CloudFront-Viewer-Country'),
      cookieBehavior: CacheCookieBehavior.all(),
      queryStringBehavior: CacheQueryStringBehavior.all(),
    })
  }

  /**
   * API Gateway refuses a missing token before any code of ours, and renames the header where a function answers it: so the
   * edge says to clients of assistants where they get a token, and to identity providers that they need one.
   */
  private challenges({ domain }: Deployment): ReadonlyMap<string, ResponseHeadersPolicy> {
    const policy = (id: string, value: string) =>
      new ResponseHeadersPolicy(this, id, {
        customHeadersBehavior: { customHeaders: [{ header: 'www-authenticate', value, override: true }] },
      })
    return new Map([
      [assistantDoor, policy('Challenge', assistantChallenge(`https://${domain}`))],
      [scimBase, policy('ScimChallenge', scimChallenge)],
    ])
  }

  private apiBehaviors(deployment: Deployment, { apis }: Edge): Record<string, BehaviorOptions> {
    const [kept, personal, challenges] = [this.kept(), this.personal(), this.challenges(deployment)]
    const key = SecretValue.secretsManager(edgeKeyName(deployment, deployment.edgeKeys[0]))
    const customHeaders = { [edgeHeaders.key]: key.unsafeUnwrap() }
    const origins = new Map([...apis].map(([service, domain]) => [service, new HttpOrigin(domain, { customHeaders })]))
    const visitor = new EdgeFunction(this, 'Visitor', {
      code: FunctionCode.fromInline(tellVisitor),
      runtime: FunctionRuntime.JS_2_0,
    })
    // The first that fits a path is taken.
    const prefixes = Object.entries({ [scimBase]: servicePrefixes['/api/auth/v1'], ...servicePrefixes })
    return Object.fromEntries(
      prefixes.flatMap(([prefix, service]) => {
        if (service === undefined) return []
        const origin = origins.get(service)
        if (origin === undefined) return []
        const challenge = challenges.get(prefix)
        const behavior: BehaviorOptions = {
          origin,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: isKept(prefix) ? kept : personal,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: visitor }],
          ...(challenge !== undefined && { responseHeadersPolicy: challenge }),
        }
        // A single word is one path: `/version*` would hide the web app's own `/version.json`.
        return [[prefix.startsWith('/api/') ? `${prefix}*` : isKept(prefix) ? `${prefix}/*` : prefix, behavior]]
      }),
    )
  }
}
