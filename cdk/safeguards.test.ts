import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditRow } from '#functions/_platform/storage/auditRows.ts'
import { manifests } from '#functions/platform/manifests.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { operations } from '#shared/contracts/registry.ts'
import { deployments } from './deployments.ts'
import { guardedRows } from './guardedRows.ts'
import { platformApp } from './platform.ts'
import { synthesized } from './synthesized.ts'
import { withoutCode } from './withoutCode.ts'

interface Resource {
  readonly Type: string
  readonly Properties: Readonly<Record<string, unknown>>
  readonly DeletionPolicy?: string
}

// Some groups go by the region's calendar.
vi.stubEnv('PALISADE_REGION', 'us')
const [us] = deployments
if (us === undefined) throw new Error('Nothing is deployed.')
/** The edge's key is being changed: the new one is sent, the old one still taken. */
const changing = { ...us, edgeKeys: ['2027-02', '2026-11'] as const }
const account = us.account

let scratch: string
let resources: (Resource & { readonly id: string; readonly stack: string; readonly awsRegion: string })[]
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'palisade-safeguards-'))
  const app = platformApp({
    outdir: join(scratch, 'out'),
    version: 'test',
    deployedAt: '2026-11-20T12:00:00.000Z',
    bundles: withoutCode(scratch),
    deployments: [changing, ...deployments.slice(1)],
    checked: false,
  })
  resources = synthesized<{ Resources: Record<string, Resource> }>(app).flatMap(({ name, awsRegion, template }) =>
    Object.entries(template.Resources).map(([id, resource]) => ({ ...resource, id, stack: name, awsRegion })),
  )
}, 120_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const ofType = (type: string, region = '') =>
  resources.filter(({ Type, stack }) => Type === type && stack.startsWith(`palisade-${region}`))
const inEach = (type: string) => {
  const found = ofType(type)
  expect(found.length, type).toBeGreaterThanOrEqual(deployments.length)
  return found
}

interface Statement {
  readonly Action: string | readonly string[]
  readonly Effect: 'Allow' | 'Deny'
  readonly Principal?: { readonly Service?: unknown }
  readonly Resource?: unknown
  readonly Condition?: unknown
}
const statementsOf = ({ Properties }: Resource, policy = 'PolicyDocument') =>
  (Properties[policy] as { readonly Statement: readonly Statement[] }).Statement

const environments = (region: string) =>
  ofType('AWS::Lambda::Function', region).flatMap(({ stack, Properties }) =>
    Properties.FunctionName === undefined
      ? []
      : [
          {
            stack,
            name: String(Properties.FunctionName),
            variables: (Properties.Environment as { readonly Variables: Readonly<Record<string, unknown>> }).Variables,
          },
        ],
  )

describe('what comes past the edge', () => {
  it('is refused by every API, which takes two keys while one follows the other', () => {
    const apis = environments('us').filter(({ name }) => name.endsWith('-api'))
    expect(apis.length).toBe(new Set(operations.map(({ service }) => service)).size)
    for (const { name, variables } of apis)
      expect(variables, name).toMatchObject({
        EDGE_KEY: 'secretsmanager:palisade/us/edge-2027-02',
        EDGE_KEY_BEFORE: 'secretsmanager:palisade/us/edge-2026-11',
      })
    expect(ofType('AWS::SecretsManager::Secret', 'us').map(({ Properties }) => Properties.Name)).toEqual([
      'palisade/us/edge-2027-02',
      'palisade/us/edge-2026-11',
    ])
    const [edge] = ofType('AWS::CloudFront::Distribution', 'us')
    expect(JSON.stringify(edge)).toContain('{{resolve:secretsmanager:palisade/us/edge-2027-02:SecretString:::}}')
    expect(JSON.stringify(edge)).not.toContain('edge-2026-11')
    for (const { variables } of environments('uk')) expect(variables).not.toHaveProperty('EDGE_KEY_BEFORE')
  })
})

describe('secrets', () => {
  it('are in no function’s environment, which names them, and each function may read those that it names', () => {
    for (const { region } of deployments)
      for (const { name, stack, variables } of environments(region)) {
        expect(JSON.stringify(variables), name).not.toContain('{{resolve:secretsmanager')
        const named = Object.values(variables).flatMap((value) =>
          String(value).startsWith('secretsmanager:') ? [String(value).slice('secretsmanager:'.length)] : [],
        )
        const role = name.endsWith('-worker') ? 'Worker' : name.endsWith('-issuer') ? 'Issuer' : 'Api'
        const readable = ofType('AWS::IAM::Policy', region)
          .filter((policy) => policy.stack === stack && policy.id.startsWith(`${role}Role`))
          .flatMap((policy) => statementsOf(policy))
          .filter(({ Action }) => [Action].flat().includes('secretsmanager:GetSecretValue'))
          .flatMap(({ Resource }) => [Resource].flat().map(String))
        expect(readable.map((arn) => /:secret:(.+)-\?{6}$/.exec(arn)?.[1]).sort(), name).toEqual(named.sort())
      }
    for (const { service, apiResources = [], resources: both } of manifests)
      if ([...apiResources, ...both].includes('processor'))
        expect(environments('us').find(({ name }) => name === `palisade-us-${service}-api`)?.variables).toMatchObject({
          PROCESSOR_SECRET: 'secretsmanager:palisade/us/processor',
        })
  })
})

describe('rows', () => {
  const deniedTo = (name: string, action = 'dynamodb:GetItem') => {
    const [, service = '', purpose = ''] = /^palisade-us-(\w+)-(\w+)$/.exec(name) ?? []
    const role = `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}Role`
    const denials = ofType('AWS::IAM::Policy', `us-${purpose === 'issuer' ? 'issuer' : service}`)
      .filter(({ id }) => id.startsWith(role))
      .flatMap((policy) => statementsOf(policy))
      .filter(({ Effect, Action }) => Effect === 'Deny' && [Action].flat().includes(action))
    return JSON.stringify(denials)
  }

  /** Besides a sandbox's worker, which puts all of them back: where business is done it has no such right (outside.test.ts). */
  const reaching = (key: string, action?: string) =>
    environments('us')
      .map(({ name }) => name)
      .filter((name) => name !== 'palisade-us-sandbox-worker')
      .filter((name) => !deniedTo(name, action).includes(`"$palisade#id_${key}*"`))
      .map((name) => name.replace('palisade-us-', ''))
      .sort()

  it('that prove who somebody is are reached by the service of identity alone, those of the ledger by who posts or states them', () => {
    expect(reaching('ses_')).toEqual(['auth-api', 'auth-worker', 'platform-worker'])
    expect(reaching('signingKeys')).toEqual(['auth-api', 'auth-issuer', 'auth-worker', 'platform-worker'])
    // The worker of agencies takes policies with their bills along to another agency.
    expect(reaching('ent_')).toEqual([
      'agency-worker',
      'billing-api',
      'billing-worker',
      'claims-api',
      // In a sandbox alone, whose desk reserves what is filed as a large loss.
      'claims-worker',
      'commissions-api',
      'commissions-worker',
      'docs-api',
      'docs-worker',
      'messages-worker',
      'platform-worker',
      'policy-api',
      'policy-worker',
      'quote-api',
      'quote-worker',
    ])
  })

  it('of people are written where they are invited or show their photo, and read everywhere', () => {
    // The worker of agencies has the people of one belong to another.
    const invited = ['account-api', 'auth-api', 'auth-worker', 'platform-worker', 'quote-api', 'user-api']
    const writing = ['account-api', 'agency-worker', ...invited.slice(1)]
    expect(reaching('usr_', 'dynamodb:PutItem')).toEqual(writing)
    expect(reaching('usr_', 'dynamodb:DeleteItem')).toEqual(writing)
    expect(reaching('usr_')).toEqual(
      expect.arrayContaining(['billing-api', 'claims-api', 'docs-worker', 'policy-worker']),
    )
  })

  it('of links and one-time codes are reached where letters carry them', () => {
    // The worker of documents sends a bill with the link that opens its payment page.
    const sending = ['account-api', 'agency-api', 'auth-api', 'auth-worker', 'billing-api', 'claims-api', 'docs-worker']
    for (const key of ['ivt_', 'lnk_', 'wfl_'])
      expect(reaching(key)).toEqual([...sending, 'messages-worker', 'platform-worker', 'quote-api'])
  })

  it('that have a history are read for the audit trail, which writes none of those that are guarded', () => {
    const guarded = guardedRows.flatMap(({ by, keys }) => (by.includes('identityRows') ? [] : keys))
    const told = kinds.filter(({ history }) => history !== undefined).map(({ kind }) => `$palisade#list_${kind}|*`)
    for (const key of told) expect(deniedTo('palisade-us-auth-api')).not.toContain(`"${key}"`)
    const others = told.filter((key) => guarded.includes(key))
    expect(others).toContain('$palisade#list_invoice|*')
    for (const key of others) expect(deniedTo('palisade-us-auth-api', 'dynamodb:PutItem')).toContain(`"${key}"`)
  })

  it('are known by how their keys begin, in every kind that is guarded', () => {
    const kept = join(import.meta.dirname, '../tests/kept/states')
    const idIn = (file: string): string => JSON.parse(readFileSync(join(kept, file), 'utf8'))[0].state.id
    const keys = guardedRows.flatMap(({ keys }) => keys)
    const kinds = keys.flatMap((key) => /list_(\w+)\|/.exec(key)?.[1] ?? [])
    expect(kinds.length).toBeGreaterThan(10)
    for (const kind of kinds) {
      const id = idIn(`${kind}.1.json`)
      const begins = (key: string) => `$palisade#id_${id}`.startsWith(key.slice(0, -1))
      expect(
        keys.filter((key) => key.startsWith('$palisade#id_') && begins(key)),
        kind,
      ).toHaveLength(1)
    }
    const others = readdirSync(kept).filter((name) => !kinds.includes(name.split('.')[0] ?? ''))
    for (const name of others) {
      const id = idIn(name)
      expect(
        keys.filter((key) => `$palisade#id_${id}`.startsWith(key.slice(0, -1))),
        name,
      ).toEqual([])
    }
  })
})

describe('keys', () => {
  it('may be used by services of AWS for this account alone', () => {
    const byServices = inEach('AWS::KMS::Key').flatMap((key) =>
      statementsOf(key, 'KeyPolicy').filter(({ Principal }) => Principal?.Service !== undefined),
    )
    expect(byServices.length).toBeGreaterThanOrEqual(4 * deployments.length)
    for (const { Principal, Condition } of byServices)
      expect(JSON.stringify(Condition ?? {}), JSON.stringify(Principal)).toMatch(
        new RegExp(`aws:SourceAccount":"${account}"|aws:logs:arn":"arn:aws:logs:[a-z0-9-]+:${account}:`),
      )
  })
})

describe('the firewall before the platform', () => {
  const rulesOf = (region: string) => {
    const [edge] = ofType('AWS::WAFv2::WebACL', `${region}-edge`)
    return edge?.Properties as {
      readonly AssociationConfig: unknown
      readonly Rules: readonly {
        readonly Name: string
        readonly Priority: number
        readonly Action?: unknown
        readonly Statement: Readonly<Record<string, Readonly<Record<string, unknown>>>>
      }[]
    }
  }

  it('looks far into bodies, and lets long ones pass: photos, notes and answers', () => {
    for (const { region } of deployments) {
      const { AssociationConfig, Rules } = rulesOf(region)
      expect(AssociationConfig).toEqual({ RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: 'KB_64' } } })
      const general = Rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet')
      expect(general?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides).toContainEqual({
        ActionToUse: { Count: {} },
        Name: 'SizeRestrictions_BODY',
      })
    }
  })

  it('has rules of their own for the doors: fewer requests, and long bodies with a new passkey alone', () => {
    for (const { region } of deployments) {
      const { Rules } = rulesOf(region)
      const rule = (name: string) => Rules.find(({ Name }) => Name === name)
      const [all, doors] = ['RateLimit', 'DoorRate'].map((name) => rule(name)?.Statement.RateBasedStatement)
      expect(Number(doors?.Limit)).toBeLessThan(Number(all?.Limit))
      expect(JSON.stringify(doors)).toContain('"SearchString":"/api/auth/"')
      const size = rule('DoorSize')
      expect(size?.Action).toEqual({ Block: {} })
      expect(JSON.stringify(size?.Statement)).toContain('SizeRestrictions_Body')
      // The label is set by the general rules, which come before.
      expect(size?.Priority).toBeGreaterThan(rule('AWSManagedRulesCommonRuleSet')?.Priority ?? 99)
    }
    const uploads = operations.filter(({ path, upload }) => path.startsWith('/api/auth/') && upload === true)
    expect(uploads.map(({ name }) => name)).toEqual([])
  })
})

describe('what is done past the functions', () => {
  it('is recorded: calls of the account, of rows and of files, in a record that shows if it was changed', () => {
    const trails = inEach('AWS::CloudTrail::Trail')
    expect(trails).toHaveLength(deployments.length)
    for (const { Properties } of trails) {
      expect(Properties).toMatchObject({
        EnableLogFileValidation: true,
        IsLogging: true,
        IsMultiRegionTrail: true,
        KMSKeyId: expect.anything(),
      })
      const fields = (Properties.AdvancedEventSelectors as { FieldSelectors: { Equals?: string[] }[] }[]).map(
        ({ FieldSelectors }) => FieldSelectors.flatMap(({ Equals = [] }) => Equals).join(' '),
      )
      expect(fields).toEqual(['Management', 'Data AWS::DynamoDB::Table', 'Data AWS::S3::Object'])
    }
  })

  it('is looked at by GuardDuty, and the operators are told what it finds', () => {
    for (const { Properties } of inEach('AWS::GuardDuty::Detector'))
      expect(Properties).toMatchObject({
        Enable: true,
        Features: expect.arrayContaining([{ Name: 'S3_DATA_EVENTS', Status: 'ENABLED' }]),
      })
    for (const { region } of deployments) {
      const [rule] = ofType('AWS::Events::Rule', region).filter(({ Properties }) =>
        JSON.stringify(Properties.EventPattern).includes('GuardDuty Finding'),
      )
      expect(JSON.stringify(rule?.Properties.Targets)).toContain('Alarms')
    }
  })
})

interface BackupRule {
  readonly CopyActions?: readonly { readonly DestinationBackupVaultArn: string }[]
}

describe('what must not be lost', () => {
  it('is backed up every day, table and files, where nobody deletes it before its time', () => {
    for (const { Properties, DeletionPolicy } of inEach('AWS::Backup::BackupVault')) {
      expect(Properties.LockConfiguration).toEqual({
        ChangeableForDays: 7,
        MaxRetentionDays: 366,
        MinRetentionDays: 35,
      })
      expect(Properties.EncryptionKeyArn).toBeDefined()
      expect(DeletionPolicy).toBe('Retain')
    }
    for (const { Properties } of inEach('AWS::Backup::BackupSelection')) {
      const { Resources } = Properties.BackupSelection as { readonly Resources: readonly unknown[] }
      expect(JSON.stringify(Resources)).toMatch(/-data:\S*Table.*-files:\S*Files/)
    }
  })

  it('has copies in a second cloud region of the same country, where there is one', () => {
    const sameCountry = { us: ['us-west-2'], uk: [undefined], au: ['ap-southeast-4'] }
    for (const { region, copyRegion } of deployments) {
      expect(sameCountry[region]).toContain(copyRegion)
      const plans = ofType('AWS::Backup::BackupPlan', region).map(
        ({ Properties }) => Properties.BackupPlan as { readonly BackupPlanRule: readonly BackupRule[] },
      )
      expect(plans).toHaveLength(1)
      const vault = `arn:aws:backup:${copyRegion}:${account}:backup-vault:palisade-${region}-copies`
      for (const { CopyActions = [] } of plans.flatMap(({ BackupPlanRule }) => BackupPlanRule))
        expect(CopyActions.map(({ DestinationBackupVaultArn }) => DestinationBackupVaultArn)).toEqual(
          copyRegion === undefined ? [] : [vault],
        )
      expect(
        ofType('AWS::Backup::BackupVault', region).map(({ awsRegion, Properties }) => [
          awsRegion,
          Properties.BackupVaultName,
        ]),
      ).toContainEqual(
        copyRegion === undefined
          ? [expect.anything(), 'palisade-uk-backups']
          : [copyRegion, `palisade-${region}-copies`],
      )
    }
  })

  it('is written once more where it is an entry of the audit, under Object Lock for seven years', () => {
    // The documents' bucket locks object by object, each for as long as its class is kept.
    const locked = inEach('AWS::S3::Bucket').filter(
      ({ Properties }) => Properties.ObjectLockEnabled === true && Properties.ObjectLockConfiguration !== undefined,
    )
    expect(locked).toHaveLength(deployments.length)
    for (const { Properties } of locked)
      expect(Properties.ObjectLockConfiguration).toMatchObject({
        Rule: { DefaultRetention: { Days: 7 * 365 + 2, Mode: 'COMPLIANCE' } },
      })
    for (const { Properties } of inEach('AWS::Pipes::Pipe')) {
      const { FilterCriteria, DynamoDBStreamParameters } = Properties.SourceParameters as {
        readonly FilterCriteria: { readonly Filters: readonly { readonly Pattern: string }[] }
        readonly DynamoDBStreamParameters: Readonly<Record<string, unknown>>
      }
      expect(FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
        { eventName: ['INSERT'], dynamodb: { NewImage: { __edb_e__: { S: [auditRow.schema.model.entity] } } } },
      ])
      expect(DynamoDBStreamParameters.DeadLetterConfig).toBeDefined()
    }
    for (const { id } of locked)
      expect(
        inEach('AWS::KinesisFirehose::DeliveryStream')
          .map((each) => JSON.stringify(each))
          .join(),
      ).toContain(id)
  })
})
