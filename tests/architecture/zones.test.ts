import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isTest, root, type Source, sources, under } from './sources.ts'

/** Contexts of the domain in the order in which they may know one another. */
const contexts = [
  'text',
  'money',
  'calendar',
  'ids',
  'industry',
  'identity',
  'coverage',
  'questionnaire',
  'organizations',
  'licensing',
  'account',
  'risk',
  'rating',
  'quoting',
  'policy',
  'ledger',
  'billing',
  'claims',
  'correspondence',
  'integration',
  'acord',
]

/**
 * Contexts of the functions in the order in which they may know one another, types and late imports included. A service is
 * one that has an entry (`index.ts`), which brings operations together, of whichever context knows enough for them.
 */
const rooms = [
  'directory',
  'tariff',
  'account',
  'submission',
  'ledger',
  'policy',
  'quote',
  'claims',
  'bulk',
  'agency',
  'rater',
  'risk',
  'billing',
  'commissions',
  'docs',
  'inbox',
  'user',
  'messages',
  'news',
  'auth',
  'webhook',
  'connector',
  'platform',
  'sandbox',
]
/** Rooms of the platform in the order in which they may know one another. */
const platformRooms = [
  'clock',
  'config',
  'log',
  'held',
  'secrets',
  'outside',
  'problems',
  'gateway',
  'storage',
  'sandbox',
  'parameters',
  'files',
  'sms',
  'mail',
  'auth',
  'events',
  'workflows',
  'jobs',
  'idempotency',
  'limits',
  'http',
  'news',
]
/** Who writes what a context keeps as its own: administration the directory, and what ends with an agency; payments the ledger. */
const counters: Readonly<Record<string, readonly string[]>> = {
  directory: ['agency', 'auth', 'webhook'],
  ledger: ['billing', 'commissions'],
}
/** Of which services, besides its own, a context makes operations. */
const makes: Readonly<Record<string, readonly string[]>> = {
  agency: ['account'],
  billing: ['policy'],
  bulk: ['account'],
  claims: ['account', 'policy', 'quote'],
  directory: ['auth'],
  docs: ['account', 'claims', 'policy', 'quote', 'risk'],
  inbox: ['account'],
  ledger: ['billing'],
  policy: ['account'],
  quote: ['account', 'policy'],
  submission: ['account'],
}

const allOf = (source: Source) => [...source.imports, ...source.typeImports]
const breaches = (of: readonly Source[], allowed: (source: Source, target: string) => boolean): string[] =>
  of.flatMap((source) =>
    allOf(source)
      .filter((target) => !allowed(source, target))
      .map((target) => `${source.path} imports ${target}`),
  )
const part = (path: string, index: number) => path.split('/')[index] ?? ''
const isEntry = ({ path }: Pick<Source, 'path'>) => /^functions\/\w+\/index\.ts$/.test(path)
/** Kinds of records and manifests are gathered in one place each, from services before and after it. */
const isGathered = ({ path }: Pick<Source, 'path'>, target: string) =>
  (path === 'functions/platform/verify/kinds.ts' && /^functions\/\w+\/records\.ts$/.test(target)) ||
  (path === 'functions/platform/manifests.ts' && /^functions\/\w+\/manifest\.ts$/.test(target))
const isPackage = (target: string) => !/^(shared|functions|cdk|web|tests)\//.test(target)

describe('the plan of the house', () => {
  const plan = readFileSync(`${root}ARCHITECTURE.md`, 'utf8')

  it('has the contexts in the order that is tested here, all of them', () => {
    expect(/in an order in which it may know those before it: `([^`]*)`/.exec(plan)?.[1]?.split(' ')).toEqual(rooms)
    const folders = new Set(under('functions/').map(({ path }) => part(path, 1)))
    expect([...folders].filter((folder) => folder !== '_platform').sort()).toEqual(rooms.toSorted())
  })

  it('has every folder of the tests', () => {
    const told = /\ntests\/ +(.*)/.exec(plan)?.[1]?.split(' ') ?? []
    const folders = new Set(sources.flatMap(({ path }) => /^tests\/(\w+)\//.exec(path)?.[1] ?? []).concat('catalogue'))
    expect(told.filter((each) => each.endsWith('/'))).toEqual([...folders].sort().map((each) => `${each}/`))
  })
})

describe('who may import whom', () => {
  it('shared imports nothing but shared and packages that do no I/O', () => {
    const pure = ['zod', 'dinero.js', 'temporal-polyfill', 'libphonenumber-js', 'libphonenumber-js/min', 'tldts']
    expect(breaches(under('shared/'), (_, target) => target.startsWith('shared/') || pure.includes(target))).toEqual([])
  })

  it('a domain context knows only those before it', () => {
    expect(
      breaches(under('shared/domain/'), (source, target) => {
        if (!target.startsWith('shared/domain/')) return !target.startsWith('shared/contract')
        const mine = contexts.indexOf(part(source.path, 2))
        const theirs = contexts.indexOf(part(target, 2))
        return theirs >= 0 && theirs <= mine
      }),
    ).toEqual([])
  })

  /** The door of assistants offers every operation, and so alone knows all of their contracts. */
  const offersAll = 'functions/webhook/assistants/toolbox.ts'

  it('a service imports shared, the platform, itself and what others make public – never the registry', () => {
    // Kinds of records, manifests and lists are gathered in one place each, for what looks at all of them.
    const services = under('functions/').filter(({ path }) => !path.startsWith('functions/_platform/'))
    expect(
      breaches(services, (source, target) => {
        if (isPackage(target)) return true
        if (target === 'shared/contracts/registry.ts') return source.path === offersAll
        if (target.startsWith('shared/') || target.startsWith('functions/_platform/')) return true
        const mine = part(source.path, 1)
        return (
          target.startsWith(`functions/${mine}/`) ||
          isGathered(source, target) ||
          (/^functions\/platform\/exports\/(?:histories|lists)\.ts$/.test(source.path) &&
            /\/(?:list|search)\w+\.ts$/.test(target)) ||
          /^functions\/\w+\/public\.ts$/.test(target) ||
          counters[part(target, 1)]?.includes(mine) === true ||
          isEntry(source) ||
          /^functions\/messages\/templates\/\w+Data\.ts$/.test(target)
        )
      }),
    ).toEqual([])
  })

  it('a context of the functions knows only those before it', () => {
    const known = under('functions/').filter(
      ({ path }) => !path.startsWith('functions/_platform/') && !isEntry({ path }),
    )
    const production = known.filter((source) => !isTest(source))
    expect(
      breaches(production, (source, target) => {
        if (!target.startsWith('functions/') || target.startsWith('functions/_platform/')) return true
        if (isGathered(source, target)) return true
        const theirs = rooms.indexOf(part(target, 1))
        return theirs >= 0 && theirs <= rooms.indexOf(part(source.path, 1))
      }),
    ).toEqual([])
  })

  it('a context uses the contracts of the services whose operations it makes, and no others', () => {
    const services = under('functions/').filter(({ path }) => !path.startsWith('functions/_platform/'))
    const own = (source: Source, target: string) => {
      const mine = part(source.path, 1)
      const theirs = part(target, 2)
      return !target.startsWith('shared/contracts/') || theirs === mine || makes[mine]?.includes(theirs) === true
    }
    const values = services.flatMap((source) =>
      source.imports
        .filter((target) => source.path !== offersAll && !own(source, target))
        .map((target) => `${source.path} imports ${target}`),
    )
    expect(values).toEqual([])
  })

  it('the platform knows no service', () => {
    expect(
      breaches(
        under('functions/_platform/'),
        (_, target) =>
          isPackage(target) ||
          target.startsWith('functions/_platform/') ||
          (target.startsWith('shared/') && !target.startsWith('shared/contracts/')),
      ),
    ).toEqual([])
  })

  it('a room of the platform knows only those before it', () => {
    const ofPlatform = under('functions/_platform/').filter(({ path }) => part(path, 3) !== '')
    expect(
      breaches(ofPlatform, (source, target) => {
        if (!target.startsWith('functions/_platform/') || part(target, 3) === '') return true
        const theirs = platformRooms.indexOf(part(target, 2))
        return theirs >= 0 && theirs <= platformRooms.indexOf(part(source.path, 2))
      }),
    ).toEqual([])
  })

  it('AWS and middy are spoken to by the platform alone', () => {
    const others = under('functions/').filter(({ path }) => !path.startsWith('functions/_platform/'))
    const sdk = /^(@aws-sdk\/client|@aws-sdk\/lib|@aws-sdk\/s3|@middy\/|electrodb)/
    expect(breaches(others, (_, target) => !sdk.test(target))).toEqual([])
  })

  it('a feature of the web app imports nothing of another but its dialogs, nor rate tables, common passwords, nor a function', () => {
    const onServersAlone = /^shared\/(domain\/rating\/books|domain\/identity\/passwordRules)/
    expect(
      breaches(under('web/src/'), (source, target) => {
        if (isPackage(target) || target.startsWith('shared/')) return !onServersAlone.test(target)
        // Types of keys are drawn from the texts themselves.
        if (target.startsWith('web/public/locales/')) return source.path.endsWith('.d.ts')
        if (!target.startsWith('web/src/')) return false
        if (!target.startsWith('web/src/features/')) return true
        if (/^web\/src\/features\/\w+\/dialogs\.ts$/.test(target)) return true
        return !source.path.startsWith('web/src/features/') || part(source.path, 3) === part(target, 3)
      }),
    ).toEqual([])
  })

  it('nothing imports a test', () => {
    // What lays out a new test has its imports in a template; what runs tests is theirs.
    const ofTests = /^(cdk\/new\/|vitest\.config\.ts$)/
    const production = sources.filter((source) => !isTest(source) && !ofTests.test(source.path))
    expect(breaches(production, (_, target) => !target.startsWith('tests/') && !/\.test\./.test(target))).toEqual([])
  })
})
