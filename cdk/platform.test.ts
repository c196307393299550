import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilThereIsRoom } from '#functions/_platform/workflows/untilThereIsRoom.ts'
import { identityProviders } from '#functions/auth/sso/identityProviders.ts'
import { manifests } from '#functions/platform/manifests.ts'
import { relayed } from '#functions/platform/relayed.ts'
import { routePathsOf } from '#shared/contract/routePaths.ts'
import { scimBase, scimChallenge } from '#shared/contract/scimProtocol.ts'
import { operations } from '#shared/contracts/registry.ts'
import { assistantChallenge } from '#shared/domain/identity/assistants.ts'
import { regionCodes } from '#shared/regions/code.ts'
import type { Bundle } from './bundle.ts'
import { deployments } from './deployments.ts'
import { platformApp } from './platform.ts'
import { reservedConcurrency } from './reservedConcurrency.ts'
import { synthesized } from './synthesized.ts'
import { webHeaders } from './webHeaders.ts'
import { withoutCode } from './withoutCode.ts'

interface Resource {
  readonly Type: string
  readonly Properties: Record<string, unknown>
  readonly DeletionPolicy?: string
  readonly DependsOn?: readonly string[]
}
interface Stack {
  readonly name: string
  readonly region: string
  readonly resources: readonly (Resource & { readonly id: string })[]
}

let directory: string
let bundles: Bundle[]
let stacks: Stack[]

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'palisade-synth-'))
  bundles = withoutCode(directory)
  const assets = join(directory, 'web')
  mkdirSync(assets)
  writeFileSync(join(assets, 'index.html'), '<!doctype html>')
  writeFileSync(join(assets, 'openapi.json'), JSON.stringify({ openapi: '3.1.0', servers: [] }))
  const app = platformApp({
    outdir: join(directory, 'out'),
    version: 'test',
    deployedAt: '2026-11-20T12:00:00.000Z',
    bundles,
    assets,
  })
  stacks = synthesized<{ Resources: Record<string, Resource> }>(app).map(({ name, awsRegion, template }) => ({
    name,
    region: awsRegion,
    resources: Object.entries(template.Resources).map(([id, resource]) => ({ id, ...resource })),
  }))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const ofType = (type: string) =>
  stacks.flatMap((stack) =>
    stack.resources.filter(({ Type }) => Type === type).map((resource) => ({ stack, ...resource })),
  )

const statements = () =>
  ofType('AWS::IAM::Policy').flatMap(({ stack, id, Properties }) =>
    (Properties.PolicyDocument as { Statement: { Action: string | string[]; Resource?: unknown }[] }).Statement.map(
      (each) => ({
        of: `${stack.name} ${id}`,
        actions: [each.Action].flat(),
        resources: [each.Resource].flat(),
      }),
    ),
  )

describe('the stacks', () => {
  it('are the same in every region, each where its data must stay', () => {
    const namesOf = (region: string) =>
      stacks
        .filter(({ name }) => name.startsWith(`palisade-${region}-`) && !name.endsWith('-copies'))
        .map(({ name }) => name.split('-').slice(2).join('-'))
    for (const region of regionCodes) expect(namesOf(region)).toEqual(namesOf('us'))
    for (const { region, awsRegion, copyRegion } of deployments)
      for (const { name, region: where } of stacks.filter((stack) => stack.name.startsWith(`palisade-${region}-`)))
        if (name.endsWith('-copies')) expect(where).toBe(copyRegion)
        else expect([awsRegion, ...(name.endsWith('-edge') ? ['us-east-1'] : [])]).toContain(where)
  })

  it('stay far below the number of resources that CloudFormation takes', () => {
    for (const { name, resources } of stacks) expect(resources.length, name).toBeLessThan(400)
  })

  it('have a route for every operation, and ask for a token on all but the public ones', () => {
    for (const { region } of deployments) {
      const routes = new Map(
        ofType('AWS::ApiGatewayV2::Route')
          .filter(({ stack }) => stack.name.startsWith(`palisade-${region}-`) && !stack.name.endsWith('-issuer'))
          .map(({ Properties }) => [Properties.RouteKey as string, Properties.AuthorizationType]),
      )
      for (const { method, path, name, access, scim } of operations)
        expect(routes.get(`${method} ${path}`), `${region} ${name}`).toBe(access === 'public' || scim ? 'NONE' : 'JWT')
      expect(routes.get('$default'), 'what has no route').toBe('NONE')
      expect(routes.size).toBe(operations.flatMap(({ path }) => routePathsOf(path)).length + 1)
    }
  })

  it('wake the relay for the rows alone that it has something to do with', () => {
    const streams = ofType('AWS::Lambda::EventSourceMapping').filter(
      ({ Properties }) => 'StartingPosition' in Properties,
    )
    expect(streams).toHaveLength(regionCodes.length)
    for (const { Properties } of streams) {
      const { Filters } = Properties.FilterCriteria as { Filters: { Pattern: string }[] }
      const kinds = { __edb_e__: { S: relayed } }
      expect(Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
        { dynamodb: { NewImage: kinds } },
        { dynamodb: { OldImage: kinds } },
      ])
    }
  })

  it('deploy a function for everything a manifest promises', () => {
    for (const manifest of manifests) {
      const entries = bundles.filter(({ service }) => service === manifest.service).map(({ entry }) => entry)
      if (operations.some(({ service }) => service === manifest.service))
        expect(entries, manifest.service).toContain('index')
      if (manifest.subscriptions !== undefined || manifest.schedules !== undefined)
        expect(entries, manifest.service).toContain('worker')
    }
  })
})

describe('what is kept', () => {
  it('is encrypted with our own key, recoverable to any second and not deleted by mistake', () => {
    const tables = ofType('AWS::DynamoDB::Table')
    expect(tables).toHaveLength(regionCodes.length)
    for (const { Properties, DeletionPolicy } of tables) {
      expect(Properties).toMatchObject({
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      })
      expect(DeletionPolicy).toBe('Retain')
    }
  })

  it('is in no public bucket', () => {
    const buckets = ofType('AWS::S3::Bucket')
    expect(buckets.length).toBeGreaterThan(0)
    for (const { Properties } of buckets) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
      expect(Properties.BucketEncryption).toBeDefined()
      expect(Properties.AccessControl).toBeUndefined()
    }
  })

  it('is encrypted in queues and topics too', () => {
    for (const { Properties, id } of ofType('AWS::SQS::Queue')) expect(Properties.KmsMasterKeyId, id).toBeDefined()
    for (const { Properties, id } of ofType('AWS::SNS::Topic')) expect(Properties.KmsMasterKeyId, id).toBeDefined()
  })
})

describe('what cannot be done at once', () => {
  it('waits fourteen days, in every queue', () => {
    for (const { Properties, id } of ofType('AWS::SQS::Queue'))
      expect(Properties.MessageRetentionPeriod, id).toBe(14 * 24 * 60 * 60)
  })

  it('is kept when it cannot be handed over, or fails where nobody waits for an answer', () => {
    for (const { Properties } of ofType('AWS::Events::Rule'))
      for (const { DeadLetterConfig } of Properties.Targets as { DeadLetterConfig?: unknown }[])
        expect(DeadLetterConfig, JSON.stringify(Properties.EventPattern)).toBeDefined()
    const jobs = ofType('AWS::Scheduler::Schedule')
    expect(jobs.length).toBeGreaterThan(0)
    const destinations = ofType('AWS::Lambda::EventInvokeConfig')
    for (const { stack, Properties } of jobs) {
      const { DeadLetterConfig } = Properties.Target as { DeadLetterConfig?: { Arn: unknown } }
      const [destination] = destinations.filter((each) => each.stack === stack)
      expect(destination?.Properties).toMatchObject({
        DestinationConfig: { OnFailure: { Destination: DeadLetterConfig?.Arn } },
      })
    }
  })

  it('waits for a worker that is busy with its like, instead of being given up', () => {
    const retries = manifests.flatMap(({ workflows = {} }) =>
      [...JSON.stringify(workflows).matchAll(/"Type":"Task".*?"Retry":(\[.*?}\])/g)].map(([, text = '']) =>
        JSON.parse(text),
      ),
    )
    expect(retries.length).toBeGreaterThan(10)
    for (const [first] of retries) expect(first).toEqual(untilThereIsRoom)
  })

  it('has executions kept for it that others cannot take, with enough left for those', () => {
    const perRegion = 1150
    for (const { region } of deployments) {
      const kept = ofType('AWS::Lambda::Function').flatMap(({ stack, Properties }) =>
        stack.name.startsWith(`palisade-${region}-`) && Properties.ReservedConcurrentExecutions !== undefined
          ? [[String(Properties.FunctionName), Number(Properties.ReservedConcurrentExecutions)] as const]
          : [],
      )
      expect(Object.fromEntries(kept)).toEqual(
        Object.fromEntries(
          Object.entries(reservedConcurrency).map(([name, executions]) => [`palisade-${region}-${name}`, executions]),
        ),
      )
      const all = kept.reduce((sum, [, executions]) => sum + executions, 0)
      const queues = (service: string) =>
        ofType('AWS::Lambda::EventSourceMapping')
          .filter(({ stack }) => stack.name === `palisade-${region}-${service}`)
          .reduce(
            (sum, { Properties: { ScalingConfig } }) =>
              sum + ((ScalingConfig as { MaximumConcurrency: number } | undefined)?.MaximumConcurrency ?? 0),
            0,
          )
      const others = manifests.filter(({ service }) => reservedConcurrency[`${service}-worker`] === undefined)
      const behindQueues = others.reduce((sum, { service }) => sum + queues(service), 0)
      // AWS itself keeps a hundred that cannot be reserved; the APIs that share what is left need more than that.
      expect(perRegion - all - behindQueues).toBeGreaterThanOrEqual(200)
      // A queue that may start more than its function has would find its messages dead.
      for (const { service } of manifests)
        expect(reservedConcurrency[`${service}-worker`] ?? perRegion, service).toBeGreaterThanOrEqual(queues(service))
    }
  })
})

describe('what people upload', () => {
  const only = (type: string, where: string) => {
    const found = ofType(type).filter(({ stack }) => stack.name.endsWith(where))
    expect(found.length).toBeGreaterThanOrEqual(regionCodes.length)
    return found
  }

  it('is forgotten where its parts are not put together for a day, and kept as long as its examination may wait', () => {
    for (const { Properties } of only('AWS::S3::Bucket', '-files').filter((each) => each.id.startsWith('Files'))) {
      const { Rules } = Properties.LifecycleConfiguration as { Rules: Record<string, unknown>[] }
      expect(Rules).toContainEqual({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' })
      const days = (prefix: string) => Rules.find((rule) => rule.Prefix === prefix)?.ExpirationInDays
      expect(days('uploads/temporary/document/')).toBe(14)
      for (const purpose of ['bulk', 'logos', 'photos']) expect(days(`uploads/temporary/${purpose}/`)).toBe(1)
    }
  })

  it('waits one by one and for days where the scanner is away, of which operators hear after half an hour', () => {
    const patient = manifests.flatMap(({ service, patient: handlers = {} }) =>
      Object.entries(handlers).map(([handler, impact]) => ({ service, handler, impact })),
    )
    expect(patient.map(({ handler }) => handler)).toEqual(['examineUpload'])
    for (const { service, handler, impact } of patient) {
      expect(Object.keys(manifests.find((each) => each.service === service)?.subscriptions ?? {})).toContain(handler)
      for (const { region } of deployments) {
        const name = `palisade-${region}-${service}-${handler}`
        const [queue] = ofType('AWS::SQS::Queue').filter(({ Properties }) => Properties.QueueName === name)
        expect(queue?.Properties.RedrivePolicy).toMatchObject({ maxReceiveCount: 1000 })
        const inStack = (type: string) =>
          ofType(type).filter(
            ({ stack, Properties }) => stack === queue?.stack && JSON.stringify(Properties).includes(`"${queue?.id}"`),
          )
        expect(inStack('AWS::Lambda::EventSourceMapping')[0]?.Properties).toMatchObject({ BatchSize: 1 })
        expect(inStack('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)).toEqual([
          expect.objectContaining({
            MetricName: 'ApproximateAgeOfOldestMessage',
            Threshold: 1800,
            AlarmDescription: impact,
          }),
        ])
      }
    }
  })

  it('is scanned by a daemon that those functions reach alone who have files scanned, and which has no address outside', () => {
    for (const { Properties } of only('AWS::ECS::Service', '-scanner'))
      expect(Properties).toMatchObject({
        NetworkConfiguration: { AwsvpcConfiguration: { AssignPublicIp: 'DISABLED' } },
        ServiceRegistries: [expect.anything()],
      })
    for (const { Properties } of only('AWS::ECS::TaskDefinition', '-scanner')) {
      const [container] = Properties.ContainerDefinitions as { Command: string[]; Image: string }[]
      expect(container?.Image).toMatch(/^clamav\/clamav:\d/)
      for (const setting of ['StreamMaxLength 101M', 'MaxFileSize 101M', 'AlertExceedsMax yes'])
        expect(container?.Command.join(' ')).toContain(`'${setting}'`)
    }
    const ingress = only('AWS::EC2::SecurityGroupIngress', '-scanner')
    expect(ingress).toHaveLength(regionCodes.length)
    for (const { Properties } of ingress)
      expect(Properties).toMatchObject({ FromPort: 3310, ToPort: 3310, SourceSecurityGroupId: expect.anything() })
    for (const { Properties } of only('AWS::EC2::SecurityGroup', '-scanner'))
      expect(Properties.SecurityGroupIngress).toBeUndefined()
    const inNetwork = ofType('AWS::Lambda::Function').filter(({ Properties }) => Properties.VpcConfig !== undefined)
    expect(inNetwork.map(({ Properties }) => Properties.FunctionName).toSorted()).toEqual(
      deployments.map(({ region }) => `palisade-${region}-docs-worker`).toSorted(),
    )
  })
})

describe('the firewalls', () => {
  const groups = (stack: string) =>
    ofType('AWS::WAFv2::WebACL')
      .filter(({ stack: { name } }) => name.endsWith(stack))
      .map(({ Properties }) =>
        (
          Properties.Rules as {
            Name: string
            Statement: { ManagedRuleGroupStatement?: { RuleActionOverrides?: { Name: string }[] } }
          }[]
        ).map(({ Name, Statement }) => [
          Name,
          (Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? []).map((rule) => rule.Name),
        ]),
      )

  it('know inputs that are nothing but attacks, before the edge and before the user pool', () => {
    expect(groups('-identity')).toEqual(
      regionCodes.map(() => [
        ['AWSManagedRulesAmazonIpReputationList', []],
        ['AWSManagedRulesKnownBadInputsRuleSet', []],
        ['RateLimit', []],
      ]),
    )
  })

  it('leave sizes to the contracts: a note of 4,000 characters, a passkey and a captcha’s token pass', () => {
    expect(groups('-edge')).toEqual(
      regionCodes.map(() => [
        ['AWSManagedRulesAmazonIpReputationList', []],
        ['AWSManagedRulesKnownBadInputsRuleSet', []],
        ['AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY', 'SizeRestrictions_QUERYSTRING']],
        ['DoorRate', []],
        ['DoorSize', []],
        ['RateLimit', []],
      ]),
    )
  })
})

describe('least privilege', () => {
  it('no role may do everything of a service, nor anything to every table, bucket or key', () => {
    for (const { of, actions, resources } of statements()) {
      for (const action of actions) expect(action, of).not.toMatch(/^\*$|:\*$/)
      if (
        actions.some((action) => /^(dynamodb|s3|kms|cognito-idp|ses|lambda|states):/.test(action)) &&
        !actions.includes('dynamodb:ListStreams') &&
        !actions.includes('kms:CreateKey')
      )
        expect(resources, of).not.toContain('*')
    }
  })

  it('no function may change how the table is made, and one worker alone scans it, with that of a sandbox', () => {
    for (const { of, actions } of statements())
      for (const action of actions) expect(action, of).not.toMatch(/dynamodb:(CreateTable|DeleteTable|UpdateTable)/)
    const scanning = statements().filter(({ actions }) => actions.includes('dynamodb:Scan'))
    expect(scanning.map(({ of }) => of.replace(/Role.*/, '')).sort()).toEqual(
      regionCodes
        .flatMap((region) => [`palisade-${region}-platform Worker`, `palisade-${region}-sandbox Worker`])
        .sort(),
    )
    for (const { resources, of } of scanning) expect(JSON.stringify(resources), of).toMatch(/table\/palisade-\w+"\]$/)
  })

  it('only what needs them gets users, keys and files', () => {
    const holders = (pattern: RegExp) =>
      new Set(
        statements().flatMap(({ of, actions }) =>
          actions.some((action) => pattern.test(action)) ? [of.split(' ')[0]?.split('-').slice(2).join('-')] : [],
        ),
      )
    expect([...holders(/^cognito-idp:/)].sort()).toEqual(
      manifests
        .filter(
          ({ apiResources, workerResources }) =>
            apiResources?.includes('identity') || workerResources?.includes('sandboxBook'),
        )
        .map(({ service }) => service)
        .sort(),
    )
    expect([...holders(/^kms:Sign$/)].sort()).toEqual(
      [
        ...manifests
          .filter(({ apiResources }) => apiResources?.includes('signing'))
          .map(({ service }) => service as string),
      ].sort(),
    )
  })
})

describe('identity', () => {
  const inEvery = (type: string) => {
    const found = ofType(type)
    expect(found.length, type).toBeGreaterThanOrEqual(regionCodes.length)
    return found
  }

  it('lets nobody sign up by themselves, keeps passwords above a floor and offers all three second factors', () => {
    for (const { Properties } of inEvery('AWS::Cognito::UserPool'))
      expect(Properties).toMatchObject({
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
        DeletionProtection: 'ACTIVE',
        EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', From: expect.stringContaining('Palisade <notices@') },
        EnabledMfas: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
        MfaConfiguration: 'OPTIONAL',
        Policies: {
          PasswordPolicy: {
            MinimumLength: 8,
            RequireLowercase: true,
            RequireNumbers: true,
            RequireSymbols: true,
            RequireUppercase: true,
          },
        },
        SmsConfiguration: { ExternalId: expect.any(String), SnsRegion: expect.any(String) },
        UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
        UserPoolTier: 'PLUS',
      })
  })

  it('asks for the second factor when a sign-in looks odd, and blocks nobody', () => {
    for (const { Properties } of inEvery('AWS::Cognito::UserPoolRiskConfigurationAttachment'))
      expect(JSON.stringify(Properties)).not.toContain('BLOCK')
  })

  it('takes passwords from the platform’s functions alone, and people from organizations’ providers by code', () => {
    for (const { Properties } of inEvery('AWS::Cognito::UserPoolClient')) {
      expect(Properties).toMatchObject({
        AllowedOAuthFlows: ['code'],
        AllowedOAuthScopes: ['openid', 'email', 'profile'],
        CallbackURLs: [expect.stringMatching(/^https:\/\/(us|uk|au)\.palisade\.example\/loading$/)],
        EnableTokenRevocation: true,
        ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
        PreventUserExistenceErrors: 'ENABLED',
      })
      expect(Properties.SupportedIdentityProviders).not.toContain('COGNITO')
    }
  })

  it('federates with every provider of the region under its e-mail domains, with a secret that is in no template', () => {
    for (const { region } of deployments) {
      const made = ofType('AWS::Cognito::UserPoolIdentityProvider').filter(({ stack }) =>
        stack.name.startsWith(`palisade-${region}-`),
      )
      expect(
        made.map(({ Properties }) => [Properties.ProviderName, Properties.ProviderType, Properties.IdpIdentifiers]),
      ).toEqual(identityProviders[region].map(({ name, protocol, domains }) => [name, protocol, domains]))
      for (const { Properties } of made)
        if (Properties.ProviderType === 'OIDC')
          expect(Properties.ProviderDetails).toMatchObject({
            client_secret: `{{resolve:secretsmanager:palisade/${region}/sso/${Properties.ProviderName}:SecretString:::}}`,
            oidc_issuer: expect.stringMatching(/^https:/),
          })
    }
    expect(inEvery('AWS::Cognito::UserPoolDomain')).toHaveLength(regionCodes.length)
  })

  it('counts who calls the user pool itself', () => {
    for (const { Properties } of inEvery('AWS::WAFv2::WebACLAssociation'))
      expect(JSON.stringify(Properties.ResourceArn)).toContain('Users')
  })

  it('signs with keys of KMS that only the region’s tag makes signing keys, and rotates them every hour that it is due', () => {
    const keys = ofType('AWS::KMS::Key').filter(({ Properties }) => Properties.KeyUsage === 'SIGN_VERIFY')
    expect(keys).toHaveLength(regionCodes.length)
    for (const { Properties, stack } of keys)
      expect(Properties).toMatchObject({
        KeySpec: 'RSA_2048',
        Tags: expect.arrayContaining([{ Key: 'palisade-tokens', Value: stack.name.split('-')[1] }]),
      })
    const jobs = ofType('AWS::Scheduler::Schedule').filter(({ Properties }) =>
      String(Properties.Description).includes('rotateSigningKeys'),
    )
    expect(jobs.map(({ Properties }) => Properties.ScheduleExpression)).toEqual(regionCodes.map(() => 'rate(1 hour)'))
    const named = ofType('AWS::IAM::Policy').flatMap(({ Properties }) =>
      (
        Properties.PolicyDocument as { Statement: { Action: string | string[]; Condition?: unknown }[] }
      ).Statement.filter(({ Action }) =>
        [Action].flat().some((each) => /^kms:(CreateKey|ScheduleKeyDeletion|Sign|TagResource)$/.test(each)),
      ),
    )
    expect(named.length).toBeGreaterThan(0)
    for (const { Action, Condition } of named)
      expect(Condition, String(Action)).toMatchObject({
        StringEquals: {
          'kms:KeyUsage': 'SIGN_VERIFY',
          [[Action].flat().some((each) => /CreateKey|TagResource/.test(each))
            ? 'aws:RequestTag/palisade-tokens'
            : 'aws:ResourceTag/palisade-tokens']: expect.stringMatching(/^(us|uk|au)$/),
        },
      })
  })

  it('sends e-mail that others can tell from forgeries, and text messages within a limit of money', () => {
    for (const { Properties } of inEvery('AWS::SES::EmailIdentity'))
      expect(Properties).toMatchObject({
        MailFromAttributes: { MailFromDomain: expect.stringMatching(/^mail\./) },
        ConfigurationSetAttributes: { ConfigurationSetName: expect.anything() },
      })
    const texts = ofType('AWS::Route53::RecordSet').map(({ Properties }) =>
      JSON.stringify(Properties.ResourceRecords ?? []),
    )
    expect(texts.filter((text) => text.includes('v=DMARC1; p=reject'))).toHaveLength(regionCodes.length)
    expect(texts.filter((text) => text.includes('v=spf1 include:amazonses.com -all'))).toHaveLength(regionCodes.length)
    for (const { Properties } of inEvery('Custom::AWS'))
      expect(JSON.stringify(Properties)).toMatch(/SetSMSAttributes.*MonthlySpendLimit/)
    const origins = [...ofType('AWS::SMSVOICE::PhoneNumber'), ...ofType('AWS::SMSVOICE::SenderId')]
    expect(origins.map(({ Properties }) => Properties.IsoCountryCode).sort()).toEqual(['AU', 'GB', 'US'])
  })

  it('believes the edge alone what it tells of the visitor', () => {
    for (const { Properties } of ofType('AWS::CloudFront::Distribution')) {
      const { Origins, CacheBehaviors } = Properties.DistributionConfig as {
        Origins: { CustomOriginConfig?: unknown; OriginCustomHeaders?: { HeaderName: string }[] }[]
        CacheBehaviors: { PathPattern: string; FunctionAssociations?: unknown[] }[]
      }
      for (const origin of Origins.filter(({ CustomOriginConfig }) => CustomOriginConfig !== undefined))
        expect(origin.OriginCustomHeaders?.map(({ HeaderName }) => HeaderName)).toEqual(['x-palisade-edge'])
      for (const { PathPattern, FunctionAssociations } of CacheBehaviors)
        expect(FunctionAssociations, PathPattern).toHaveLength(1)
    }
  })

  it('has the edge tell the visitor’s country, and keeps nobody’s answer for another', () => {
    const policies = ofType('AWS::CloudFront::CachePolicy')
      .map(
        ({ Properties }) => Properties.CachePolicyConfig as { Name: string; MaxTTL: number } & Record<string, unknown>,
      )
      .filter(({ MaxTTL }) => MaxTTL === 1)
    expect(policies).toHaveLength(regionCodes.length)
    for (const policy of policies)
      expect(policy).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'all' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization', 'CloudFront-Viewer-Country'] },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        },
      })
  })
})

describe('what tells us first', () => {
  it('every function and dead-letter queue has an alarm that says what people cannot do', () => {
    const alarms = ofType('AWS::CloudWatch::Alarm')
    for (const manifest of manifests)
      expect(
        alarms.filter(({ Properties }) => String(Properties.AlarmDescription).includes(manifest.errorImpact)).length,
        manifest.service,
      ).toBeGreaterThanOrEqual(regionCodes.length * 2)
    for (const { Properties } of alarms) expect(Properties.AlarmActions).toHaveLength(1)
  })

  it('every dead-letter queue has one at its first message', () => {
    const ends = stacks.flatMap(({ name, resources }) => {
      const said = JSON.stringify(resources)
      return resources
        .filter(({ Type, Properties }) => Type === 'AWS::SQS::Queue' && Properties.RedrivePolicy === undefined)
        .map(({ id }) => ({ name, id, isUsed: said.includes(`"Fn::GetAtt":["${id}","Arn"]`) }))
    })
    const alarmed = ofType('AWS::CloudWatch::Alarm')
      .filter(({ Properties }) => Properties.MetricName === 'ApproximateNumberOfMessagesVisible')
      .map(({ stack, Properties }) => {
        expect(Properties).toMatchObject({ Threshold: 1, EvaluationPeriods: 1 })
        const [queue] = Properties.Dimensions as { Value: { 'Fn::GetAtt': [string] } }[]
        return `${stack.name} ${queue?.Value['Fn::GetAtt'][0]}`
      })
    const subscriptions = manifests.flatMap(({ subscriptions = {} }) => Object.keys(subscriptions))
    expect(ends.length).toBeGreaterThan(regionCodes.length * subscriptions.length)
    for (const { name, id, isUsed } of ends)
      expect([isUsed, alarmed.includes(`${name} ${id}`)], id).toEqual([true, true])
  })

  it('every API call is logged and throttled', () => {
    for (const { Properties } of ofType('AWS::ApiGatewayV2::Stage'))
      expect(Properties).toMatchObject({
        AccessLogSettings: { DestinationArn: expect.anything() },
        DefaultRouteSettings: { ThrottlingRateLimit: expect.any(Number), ThrottlingBurstLimit: expect.any(Number) },
      })
  })
})

describe('the web app', () => {
  it('is served over TLS with security headers, behind a firewall', () => {
    const distributions = ofType('AWS::CloudFront::Distribution')
    expect(distributions).toHaveLength(regionCodes.length)
    for (const { Properties } of distributions) {
      const config = Properties.DistributionConfig as Record<string, unknown>
      expect(config.WebACLId).toBeDefined()
      expect(config.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' })
      expect((config.DefaultCacheBehavior as Record<string, unknown>).ResponseHeadersPolicyId).toBeDefined()
    }
    const headers = ofType('AWS::CloudFront::ResponseHeadersPolicy').map((each) => ({
      ...each,
      text: JSON.stringify(each.Properties),
    }))
    const policies = headers.filter(({ text }) => !text.includes('www-authenticate'))
    const challenges = headers.filter(({ text }) => text.includes('resource_metadata'))
    const ofScim = headers.filter(({ text }) => text.includes(JSON.stringify(scimChallenge).slice(1, -1)))
    for (const each of [policies, challenges, ofScim]) expect(each).toHaveLength(regionCodes.length)
    for (const { Properties } of distributions) {
      const { CacheBehaviors } = Properties.DistributionConfig as { CacheBehaviors: { PathPattern: string }[] }
      const patterns = CacheBehaviors.map(({ PathPattern }) => PathPattern)
      // The first that fits is taken.
      expect(patterns).toContain(`${scimBase}*`)
      expect(patterns.indexOf(`${scimBase}*`)).toBeLessThan(patterns.indexOf('/api/auth/v1*'))
    }
    for (const { Properties, stack } of challenges) {
      const deployment = deployments.find(({ region }) => stack.name.startsWith(`palisade-${region}-`))
      expect(JSON.stringify(Properties)).toContain(
        JSON.stringify(assistantChallenge(`https://${deployment?.domain}`)).slice(1, -1),
      )
    }
    for (const { Properties, stack } of policies) {
      const deployment = deployments.find(({ region }) => stack.name.startsWith(`palisade-${region}-`))
      const storage = `https://s3.${deployment?.awsRegion}.amazonaws.com/palisade-${deployment?.region}-files-`
      const said = JSON.stringify(Properties)
      for (const [name, value] of Object.entries(webHeaders({ storage, errorReportsDsn: undefined, tls: true })))
        if (!['content-security-policy', 'strict-transport-security', 'x-content-type-options'].includes(name))
          expect(said, name).toContain(value)
      expect(said).toContain(`connect-src 'self' ${storage}`)
      expect(said).toContain(` https://errors.${deployment?.region}.palisade.example/api/1/envelope/; `)
    }
  })

  it('keeps the files of former versions, and a page comes after the files it names', () => {
    for (const name of ofType('Custom::CDKBucketDeployment')) expect(name.Properties).toMatchObject({ Prune: false })
    const [named, pages] = ['Include', 'Exclude'].map((list) =>
      ofType('Custom::CDKBucketDeployment').filter(({ Properties }) => String(Properties[list]) === 'assets/*'),
    )
    expect(named).toHaveLength(regionCodes.length)
    for (const { Properties } of named ?? [])
      expect(Properties.SystemMetadata).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' })
    expect(pages).toHaveLength(regionCodes.length)
    for (const { Properties, DependsOn } of pages ?? []) {
      expect(Properties.SystemMetadata).toEqual({ 'cache-control': 'no-cache' })
      expect(DependsOn).toContain(named?.[0]?.id)
    }
  })

  it('has what tells of the API name the domain that it is served from', () => {
    const out = join(directory, 'out')
    const told = readdirSync(out)
      .map((asset) => join(out, asset, 'openapi.json'))
      .filter((file) => existsSync(file))
      .map((file) =>
        JSON.parse(readFileSync(file, 'utf8'))
          .servers.map(({ url }: { url: string }) => url)
          .join(),
      )
    expect(told.toSorted()).toEqual(['', ...deployments.map(({ domain }) => `https://${domain}`)].toSorted())
  })

  it('reaches every API below its prefix on the one domain', () => {
    for (const { Properties } of ofType('AWS::CloudFront::Distribution')) {
      const config = Properties.DistributionConfig as { CacheBehaviors: { PathPattern: string }[] }
      for (const { path, name } of operations)
        expect(
          config.CacheBehaviors.some(({ PathPattern }) => path.startsWith(PathPattern.replace(/\*$/, ''))),
          name,
        ).toBe(true)
    }
  })
})
