import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Platform, startPlatform } from '#cdk/local/platform.ts'
import { insuredOf } from '#cdk/local/seed/book.ts'
import { demoPassword, people } from '#cdk/local/seed/cast.ts'
import { authenticators, ssoPeople } from '#cdk/local/seed/seed.ts'
import { type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import { mayUse, type Role } from '#shared/permissions.ts'
import { inTurn, partOf } from '#tests/turn.ts'
import type { Finding, Judge } from './judge.ts'
import { isAnothers } from './schemathesis/anothers.ts'
import { askedDocument } from './schemathesis/askedDocument.ts'
import { repeatedBodies } from './schemathesis/repeatedBodies.ts'
import { readReport, readWarnings } from './schemathesis/report.ts'
import { python, run } from './tool.ts'

/** The same seed asks the same questions; `PALISADE_SEED` asks others. */
const seedOfRuns = process.env.PALISADE_SEED ?? '20261122'
/** Calls of each operation with made-up values, and walks from one operation to the next; by night there are more. */
const examples = process.env.PALISADE_EXAMPLES ?? '1'

/** Who has its turn to ask, for two changes: one in each region. */
const turnOfAskers = 3
/** Of so many parts of the operations one has its turn to be asked for its edges, by each in each region. */
const parts = 24
const part = partOf(parts, 2 * turnOfAskers)

const asking = ['us', 'uk'] as const
type Region = (typeof asking)[number]

interface Asker {
  readonly role: Role
  readonly emailIn: (region: Region) => string
}

/** Who asks, the one after the other. An administrator may well lock out or remove the others, and asks a platform apart. */
const apart: readonly (readonly Asker[])[] = [
  [
    { role: 'Policy Holder', emailIn: (region) => insuredOf(region).email },
    { role: 'Principal Producer', emailIn: (region) => people(region).producer.email },
  ],
  [{ role: 'Super Admin', emailIn: (region) => people(region).superAdmin.email }],
]
const askers = apart.flat()
/** Those who ask at this change. */
const now = new Set(inTurn(askers, turnOfAskers, 2))

const isFor = ({ access }: Operation, role: Role): boolean =>
  access === 'any' || permissionsOf(access).some((permission) => mayUse(role, permission))

/** The administrator asks what is for nobody with a session as well. */
const asked = ({ role }: Asker): readonly Operation[] =>
  operations.filter(
    (operation) =>
      isFor(operation, role) || (role === 'Super Admin' && !askers.some((each) => isFor(operation, each.role))),
  )

/** How an operation is asked, on walks from one to the next in any case, with what schemathesis leaves out for it. */
const leftOut = {
  'made up': ['phases.coverage.enabled = false'],
  edges: ['phases.fuzzing.enabled = false'],
  walks: ['phases.coverage.enabled = false', 'phases.fuzzing.enabled = false'],
} as const
type Depth = keyof typeof leftOut

const repeated = repeatedBodies(operations)

/**
 * Everybody whom an operation is for asks it with values made up in one region, which is which by the seed. The edges of its
 * values, by far the most, and methods that it has not are read before it matters who sent them: they are asked in the
 * other region by the one whose turn it is by the seed, and once where several operations have the same.
 */
const depthOf = (operation: Operation, asker: Asker, region: Region): Depth => {
  const those = askers.filter((each) => asked(each).includes(operation))
  const turn = operations.indexOf(operation) + Number(seedOfRuns)
  const isTurn = those[turn % those.length] === asker
  const isHere = asking[(turn + askers.indexOf(asker)) % asking.length] === region
  if (!isHere || repeated.has(operation)) return 'made up'
  return isTurn && (part === undefined || operations.indexOf(operation) % parts === part) ? 'edges' : 'walks'
}

const here = (file: string) => fileURLToPath(new URL(`./schemathesis/${file}`, import.meta.url))

interface Desk {
  readonly program: string
  readonly document: string
  readonly platform: Platform
  readonly scratch: string
}

const ask = async ({ program, document, platform, scratch }: Desk, region: Region, asker: Asker) => {
  const folder = join(scratch, `schemathesis-${region}-${asker.role.replaceAll(' ', '-')}`)
  mkdirSync(folder, { recursive: true })
  const names = (of: readonly Operation[]) => of.map(({ name }) => name)
  const mine = asked(asker)
  const config = join(folder, 'schemathesis.toml')
  const easings = Object.entries(leftOut).flatMap(([depth, settings]) => {
    const those = names(mine.filter((operation) => depthOf(operation, asker, region) === depth))
    return those.length === 0
      ? []
      : ['', '[[operations]]', `include-operation-id = ${JSON.stringify(those)}`, ...settings]
  })
  writeFileSync(config, [readFileSync(here('schemathesis.toml'), 'utf8'), ...easings, ''].join('\n'))
  const report = join(folder, 'report.ndjson')
  const options = {
    '--url': platform.url(region),
    '--phases': 'coverage,fuzzing,stateful',
    '--checks': 'all',
    '--max-examples': examples,
    '--seed': seedOfRuns,
    '--report': 'ndjson',
    '--report-ndjson-path': report,
  }
  const said = await run(
    program,
    [
      ...['--config-file', config, '--no-color', 'run', document],
      ...Object.entries(options).flat(),
      ...names(mine).flatMap((name) => ['--include-operation-id', name]),
    ],
    {
      cwd: folder,
      env: {
        JUDGE_EMAIL: asker.emailIn(region),
        JUDGE_PASSWORD: demoPassword,
        PYTHONDONTWRITEBYTECODE: '1',
        SCHEMATHESIS_HOOKS: here('hooks.py'),
      },
    },
  )
  if (said.code > 1) throw new Error(`${asker.role}, ${region}: ${said.stdout.slice(-2000)}${said.stderr}`)
  const { findings, calls, asked: called } = await readReport(report)
  rmSync(folder, { recursive: true, force: true })
  return {
    calls,
    called,
    findings: findings
      .filter((each) => !isAnothers(each))
      .map((each) => ({ ...each, says: `${asker.role}, ${region}: ${each.says}` })),
    warnings: readWarnings(said.stdout),
  }
}

type Told = Awaited<ReturnType<typeof ask>>

/**
 * What no session lets in by itself: what is for everybody, what comes from the processor and is let in by its signature, what
 * is let in by the one-time code of a flow, and what asks for a fresh proof, which a session that is older has not.
 */
const asksNoSession: ReadonlySet<string> = new Set(
  operations
    .filter(({ access, stepUp }) => access === 'public' || access === 'workflow' || stepUp !== undefined)
    .map(({ method, path }) => `${method} ${path}`),
)

/** An identity provider asks them with the key of an organization, which none of those who ask here has. */
const asksKeys: ReadonlySet<string> = new Set(
  operations.filter(({ scim }) => scim).map(({ method, path }) => `${method} ${path}`),
)

/**
 * What is said of an operation by all who called it. One of them alone may by chance have called it without a session only,
 * which is tried as well: what only one has called is told by nobody.
 */
const warningsOf = (told: readonly Told[]): Finding[] =>
  told
    .flatMap(({ warnings }) => warnings)
    .filter(({ at }) => !asksNoSession.has(at) && !asksKeys.has(at))
    .filter(({ rule, at }) => {
      const callers = told.filter(({ called }) => called.has(at))
      const isSaid = ({ warnings }: Told) => warnings.some((each) => each.rule === rule && each.at === at)
      return callers.length > 1 && callers.every(isSaid)
    })

/** What is found again and again is one finding. */
const firstOfEach = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.toReversed().map((each) => [`${each.rule} ${each.at}`, each])).values(),
]

/**
 * Calls every operation with what the document allows and with what it does not, as an insured, a producer and an
 * administrator, and holds each answer against the document. It asks a platform of its own: it changes and removes what it
 * finds.
 */
export const schemathesis: Judge = {
  name: 'schemathesis',
  tool: 'schemathesis 4.32.5',
  judge: async (court) => {
    const program = join(await python(court.tools, 'schemathesis/requirements.txt'), 'st')
    const document = join(court.scratch, 'asked.json')
    writeFileSync(document, askedDocument(readFileSync(await court.openApi(), 'utf8'), operations))
    const regions = asking.filter((region) => court.regions.includes(region))
    /** What some are told who ask a platform of their own, in each region. */
    const tellingOf = async (those: readonly Asker[], index: number): Promise<Told[]> => {
      const dataDir = await court.book(`schemathesis-${index}`)
      // As where business is done: one who moves the clock or puts the book back would do it to all who ask.
      const environment = { PALISADE_SANDBOX: 'no' }
      const platform = await startPlatform({ dataDir, regions, web: 'none', authenticators, ssoPeople, environment })
      try {
        const desk: Desk = { program, document, platform, scratch: court.scratch }
        const runs = await Promise.all(
          regions.map(async (region) => {
            const told: Told[] = []
            for (const asker of those) told.push(await ask(desk, region, asker))
            return told
          }),
        )
        return runs.flat()
      } finally {
        await platform.stop()
      }
    }
    const groups = apart.map((those) => those.filter((each) => now.has(each))).filter((those) => those.length > 0)
    const all = (await Promise.all(groups.map(tellingOf))).flat()
    const calls = all.reduce((sum, each) => sum + each.calls, 0)
    return {
      findings: firstOfEach([...all.flatMap(({ findings }) => findings), ...warningsOf(all)]),
      isPart: part !== undefined,
      saw: `${calls} calls by ${[...now].map(({ role }) => role).join(', ')} in ${regions.join(' and ')}, seed ${seedOfRuns}${part === undefined ? '' : `, edges of part ${part} of ${parts}`}`,
    }
  },
}
