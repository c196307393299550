import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#shared/contracts/registry.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { type Bundle, bundleAll } from './bundle.ts'
import { deployments } from './deployments.ts'
import { manifests } from './manifests.ts'
import { platformApp } from './platform.ts'

interface Resource {
  readonly Type: string
  readonly Properties: Record<string, unknown>
  readonly DeletionPolicy?: string
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
  bundles = await bundleAll(join(directory, 'bundles'))
  // Synthesis throws when a policy check finds what nobody has accepted with a reason.
  const assets = join(directory, 'web')
  mkdirSync(assets)
  writeFileSync(join(assets, 'index.html'), '<!doctype html>')
  const assembly = platformApp({ outdir: join(directory, 'out'), version: 'test', bundles, assets }).synth()
  stacks = assembly.stacks.map((stack) => {
    const template = JSON.parse(readFileSync(stack.templateFullPath, 'utf8')) as { Resources: Record<string, Resource> }
    return {
      name: stack.stackName,
      region: stack.environment.region,
      resources: Object.entries(template.Resources).map(([id, resource]) => ({ id, ...resource })),
    }
  })
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
        .filter(({ name }) => name.startsWith(`palisade-${region}-`))
        .map(({ name }) => name.split('-').slice(2).join('-'))
    for (const region of regionCodes) expect(namesOf(region)).toEqual(namesOf('us'))
    for (const { region, awsRegion } of deployments)
      for (const stack of stacks.filter(({ name }) => name.startsWith(`palisade-${region}-`)))
        expect([awsRegion, ...(stack.name.endsWith('-edge') ? ['us-east-1'] : [])]).toContain(stack.region)
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
      for (const { method, path, access, name } of operations)
        expect(routes.get(`${method} ${path}`), `${region} ${name}`).toBe(access === 'public' ? 'NONE' : 'JWT')
      expect(routes.size).toBe(operations.length)
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
    }
  })

  it('is encrypted in queues and topics too', () => {
    for (const { Properties, id } of ofType('AWS::SQS::Queue')) expect(Properties.KmsMasterKeyId, id).toBeDefined()
    for (const { Properties, id } of ofType('AWS::SNS::Topic')) expect(Properties.KmsMasterKeyId, id).toBeDefined()
  })
})

describe('least privilege', () => {
  it('no role may do everything of a service, nor anything to every table, bucket or key', () => {
    for (const { of, actions, resources } of statements()) {
      for (const action of actions) expect(action, of).not.toMatch(/^\*$|:\*$/)
      if (
        actions.some((action) => /^(dynamodb|s3|kms|cognito-idp|ses|lambda|states):/.test(action)) &&
        !actions.includes('dynamodb:ListStreams')
      )
        expect(resources, of).not.toContain('*')
    }
  })

  it('no function may scan the table or change how it is made', () => {
    for (const { of, actions } of statements())
      for (const action of actions)
        expect(action, of).not.toMatch(/dynamodb:(Scan|CreateTable|DeleteTable|UpdateTable)/)
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
        .filter(({ resources }) => resources.includes('identity'))
        .map(({ service }) => service)
        .sort(),
    )
    expect([...holders(/^kms:Sign$/)].sort()).toEqual(
      [
        ...manifests.filter(({ resources }) => resources.includes('signing')).map(({ service }) => service as string),
        'issuer',
      ].sort(),
    )
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
    for (const { Properties } of ofType('AWS::CloudFront::ResponseHeadersPolicy'))
      expect(JSON.stringify(Properties)).toMatch(/default-src 'self'/)
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
