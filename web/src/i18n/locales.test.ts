import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../public/locales')
const locales = ['en-US', 'en-GB', 'en-AU']

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, path === '' ? key : `${path}.${key}`))
    : [path]

const read = (locale: string, file: string): unknown => JSON.parse(readFileSync(join(root, locale, file), 'utf8'))

const namespaces = readdirSync(join(root, 'en-US')).sort()

describe('the translations', () => {
  it.each(locales)('of %s have a file for every namespace', (locale) => {
    expect(readdirSync(join(root, locale)).sort()).toEqual(namespaces)
  })

  it.each(namespaces)('of %s have the same keys in every locale', (file) => {
    const wanted = keysOf(read('en-US', file)).sort()
    for (const locale of locales) expect(keysOf(read(locale, file)).sort(), locale).toEqual(wanted)
  })
})
