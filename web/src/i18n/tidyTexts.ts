import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { locales, localesFolder, ownTexts } from './localeFiles.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

/** Texts with their keys in order, without those that the base says in the same words. Nothing, if none is left. */
export const tidied = (texts: Texts, base: Texts = {}): Texts | undefined => {
  const kept = Object.keys(texts)
    .sort()
    .flatMap((key) => {
      const [text, same] = [texts[key], base[key]]
      const left = typeof text === 'object' ? tidied(text, typeof same === 'object' ? same : {}) : text
      return left === undefined || left === same ? [] : [[key, left] as const]
    })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** What a locale's file should say; undefined where it should not be. */
export const tidyFile = ({
  locale,
  namespace,
}: {
  readonly locale: string
  readonly namespace: string
}): string | undefined => {
  const texts = tidied(
    ownTexts({ locale, namespace }),
    locale === baseLocale ? {} : ownTexts({ locale: baseLocale, namespace }),
  )
  return texts && `${JSON.stringify(texts, null, 2)}\n`
}

/** `npm run texts`: every key in order, and in the other locales only what they say in other words. */
if (import.meta.main)
  for (const locale of locales)
    for (const file of readdirSync(`${localesFolder}/${locale}`)) {
      const text = tidyFile({ locale, namespace: file.replace('.json', '') })
      if (text === undefined) rmSync(`${localesFolder}/${locale}/${file}`)
      else writeFileSync(`${localesFolder}/${locale}/${file}`, text)
    }
