import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { baseLocale, overlaid } from '#shared/domain/text/overlaid.ts'
import { locales, localesFolder, namespaces, ownTexts } from './localeFiles.ts'
import { tidyFile } from './tidyTexts.ts'

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, path === '' ? key : `${path}.${key}`))
    : [path]

const textsIn = (value: unknown, path: string): readonly (readonly [key: string, text: string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`))
    : [[path, String(value)]]

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

  it.each(others)('of %s speak of no number, code, person or spelling that the United States alone has', (locale) => {
    const american =
      /organiz|installment|\bloss runs?\b|certificates? of insurance|\bchecks\b|a check in|defense|\blicenses\b|\bZIP code|\bNPN\b|\bEIN\b|\b[Ww]ire\b|\b(an|the|your|preferred|change) agent\b/i
    // What is shown in the United States alone.
    const there = ['licenses.agent.add', 'licenses.columns.npn', 'licenses.fields.npn', 'quote.agent.retailHint']
    const said = namespaces().flatMap((namespace) =>
      textsIn(overlaid(ownTexts({ locale: baseLocale, namespace }), ownTexts({ locale, namespace })), namespace),
    )
    const wrong = said.filter(([key, text]) => american.test(text) && !there.includes(key))
    expect(wrong).toEqual([])
  })
})
