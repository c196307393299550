import { describe, expect, it } from 'vitest'
import { isTest, type Source, sources, under } from './sources.ts'

/** Contexts of the domain in the order in which they may know one another. */
const contexts = [
  'money',
  'calendar',
  'ids',
  'industry',
  'identity',
  'coverage',
  'questionnaire',
  'account',
  'risk',
  'rating',
  'quoting',
  'policy',
  'ledger',
  'billing',
  'claims',
]

const allOf = (source: Source) => [...source.imports, ...source.typeImports]
const breaches = (of: readonly Source[], allowed: (source: Source, target: string) => boolean): string[] =>
  of.flatMap((source) =>
    allOf(source)
      .filter((target) => !allowed(source, target))
      .map((target) => `${source.path} imports ${target}`),
  )
const part = (path: string, index: number) => path.split('/')[index] ?? ''
const isPackage = (target: string) => !/^(shared|functions|cdk|web|tests)\//.test(target)

describe('who may import whom', () => {
  it('shared imports nothing but shared and packages that do no I/O', () => {
    const pure = ['zod', 'dinero.js', 'temporal-polyfill', 'libphonenumber-js', 'libphonenumber-js/min']
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

  it('a service imports shared, the platform, itself and what others make public – never the registry', () => {
    const services = under('functions/').filter(({ path }) => !path.startsWith('functions/_platform/'))
    expect(
      breaches(services, (source, target) => {
        if (isPackage(target)) return true
        if (target === 'shared/contracts/registry.ts') return false
        if (target.startsWith('shared/') || target.startsWith('functions/_platform/')) return true
        const mine = part(source.path, 1)
        return (
          target.startsWith(`functions/${mine}/`) ||
          /^functions\/\w+\/public\.ts$/.test(target) ||
          /^functions\/messages\/templates\/\w+Data\.ts$/.test(target)
        )
      }),
    ).toEqual([])
  })

  it('a service uses its own contracts alone', () => {
    const services = under('functions/').filter(({ path }) => !path.startsWith('functions/_platform/'))
    const own = (source: Source, target: string) =>
      !target.startsWith('shared/contracts/') || part(target, 2) === part(source.path, 1)
    const values = services.flatMap((source) =>
      source.imports.filter((target) => !own(source, target)).map((target) => `${source.path} imports ${target}`),
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

  it('AWS and middy are spoken to by the platform alone', () => {
    const others = under('functions/').filter(({ path }) => !path.startsWith('functions/_platform/'))
    const sdk = /^(@aws-sdk\/client|@aws-sdk\/lib|@aws-sdk\/s3|@middy\/|electrodb)/
    expect(breaches(others, (_, target) => !sdk.test(target))).toEqual([])
  })

  it('a feature of the web app never imports another, nor rate tables, common passwords, nor a function', () => {
    const onServersAlone = /^shared\/(domain\/rating\/books|domain\/identity\/passwordRules)/
    expect(
      breaches(under('web/src/'), (source, target) => {
        if (isPackage(target) || target.startsWith('shared/')) return !onServersAlone.test(target)
        if (!target.startsWith('web/src/')) return false
        if (!target.startsWith('web/src/features/')) return true
        return !source.path.startsWith('web/src/features/') || part(source.path, 3) === part(target, 3)
      }),
    ).toEqual([])
  })

  it('nothing imports a test', () => {
    // What lays out a new test has its imports in a template.
    const production = sources.filter((source) => !isTest(source) && !source.path.startsWith('cdk/new/'))
    expect(breaches(production, (_, target) => !target.startsWith('tests/') && !/\.test\./.test(target))).toEqual([])
  })
})
