import { describe, expect, it } from 'vitest'
import { type Source, under } from './sources.ts'

/**
 * What is decided on is never read from an index, which may be a moment behind: `list`, `search` and `count` are for people's
 * eyes. A file that reads one commits nothing, builds on nothing that commits, and nothing that commits builds on it; what a
 * decision needs is read where it is written (`byId`, `byIds`, `byUnique`, `every`).
 */
const functions = under('functions/').filter(({ path }) => !path.startsWith('functions/_platform/'))
const byPath = new Map(functions.map((source) => [source.path, source]))

const readsIndex = ({ text }: Source) => /\b\w+\.(?:list|page|search|searchPage|count)\(/.test(text)
const commits = ({ imports }: Source) => imports.includes('functions/_platform/storage/commit.ts')
const isPublic = (path: string) => path.endsWith('/public.ts')

/** Files that find work by an index and decide on each record as it is. What the index does not show yet is found later. */
const findWork: Readonly<Record<string, string>> = {
  'functions/account/accounts/accountsOfDomain.ts':
    'whom a blacklisted domain shuts out is told beforehand; who is not found yet is shut out like the others',
  'functions/account/accounts/accountsLike.ts':
    'a company is told by each account as it is; staff see whose it is judged anew with every look at a submission',
  'functions/auth/blacklist/shutOutBy.ts':
    'whom a blacklisted domain shuts out is told beforehand; who is not found yet is shut out like the others',
  'functions/billing/books/pageOfBook.ts':
    'a tax return is filed where its entries come to what the totals say as they are; a statement is for people’s eyes',
  'functions/claims/reports/lossesOf.ts':
    'figures of an organization are for people’s eyes, as of a night; the next adds them up anew',
  'functions/docs/templates/newestDrawn.ts':
    'a template is looked at on a document as it is; looking leaves nothing behind, and the next look finds a newer one',
  'functions/policy/renewals/endingPolicies.ts': 'a policy is renewed as it is; every run looks 120 days ahead',
  'functions/policy/reports/eachPolicyOf.ts':
    'figures of an organization are for people’s eyes, as of a night; the next adds them up anew',
  'functions/policy/store/deadlines.ts': 'a deadline is met by the policy as it is; the job comes again in minutes',
  'functions/user/notifications/markNotificationsRead.ts': 'what came a moment ago was not seen, and stays unread',
}

const namesOf = ({ text }: Source): string[] =>
  [...text.matchAll(/\nexport const (\w+)/g)].flatMap(([, name]) => name ?? [])

const known = new Map<Source, readonly Source[]>()

/** What a file builds on: what it imports, and through another service's `public.ts` what it names of it. */
const builtOn = (source: Source): readonly Source[] => {
  const built = known.get(source) ?? findBuiltOn(source)
  known.set(source, built)
  return built
}

const findBuiltOn = ({ imports, text }: Source): readonly Source[] =>
  imports.flatMap((path) =>
    (isPublic(path) ? (byPath.get(path)?.imports ?? []) : [path]).flatMap((each) => {
      const source = byPath.get(each)
      const isNamed = source !== undefined && namesOf(source).some((name) => new RegExp(`\\b${name}\\b`).test(text))
      return source !== undefined && (!isPublic(path) || isNamed) ? [source] : []
    }),
  )

/** A file with all that it builds on. Services' entry points hold everything and build on nothing. */
const withAll = (from: Source): ReadonlySet<Source> => {
  const seen = new Set([from])
  for (const source of seen) for (const next of builtOn(source)) seen.add(next)
  return seen
}

describe('what is decided on', () => {
  const deciding = functions.filter(({ path }) => !/\/(?:index|worker|public)\.ts$/.test(path))

  it('is read from no index', () => {
    const mixed = deciding.flatMap((source) => {
      const all = [...withAll(source)]
      const index = all.find((each) => readsIndex(each) && !(each.path in findWork))
      const commit = all.find(commits)
      return index === undefined || commit === undefined ? [] : [`${source.path}: ${index.path} and ${commit.path}`]
    })
    expect(mixed).toEqual([])
  })

  it('has no exception that is none', () => {
    const needed = Object.keys(findWork).filter((path) => {
      const source = byPath.get(path)
      return (
        source !== undefined &&
        readsIndex(source) &&
        deciding.some((each) => withAll(each).has(source) && [...withAll(each)].some(commits))
      )
    })
    expect(needed).toEqual(Object.keys(findWork))
  })

  it('is not read behind the backs of `public.ts`, which only hands on', () => {
    expect(
      functions
        .filter(({ path }) => isPublic(path))
        .filter(readsIndex)
        .map(({ path }) => path),
    ).toEqual([])
  })
})
