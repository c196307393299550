import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { locales, localesFolder, namespaces, ownTexts } from './localeFiles.ts'
import { tidyFile } from './tidyTexts.ts'

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, path === '' ? key : `${path}.${key}`))
    : [path]

const others = locales.filter((locale) => locale !== baseLocale)

describe('the translations', () => {
  it.each(locales)('of %s have their keys in order and say nothing twice: `npm run texts` makes them so', (locale) => {
    for (const file of readdirSync(`${localesFolder}/${locale}`)) {
      const text = readFileSync(`${localesFolder}/${locale}/${file}`, 'utf8')
      expect(text, file).toBe(tidyFile({ locale, namespace: file.replace('.json', '') }))
    }
  })

  it.each(others)('of %s say nothing that the base does not say in other words', (locale) => {
    for (const file of readdirSync(`${localesFolder}/${locale}`)) {
      const namespace = file.replace('.json', '')
      expect(namespaces()).toContain(namespace)
      expect(keysOf(ownTexts({ locale: baseLocale, namespace })), file).toEqual(
        expect.arrayContaining(keysOf(ownTexts({ locale, namespace }))),
      )
    }
  })
})
