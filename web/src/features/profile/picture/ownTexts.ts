import { i18n } from '#web/i18n/i18n.ts'

const leaves = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(leaves) : []
}

/** A text as it is compared: on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The texts of the app that take nothing in: what is none of these, word for word, may be somebody's data. */
export const ownTextsOf = (bundles: unknown): ReadonlySet<string> =>
  new Set(
    leaves(bundles)
      .filter((text) => !text.includes('{{'))
      .map(onOneLine),
  )

/** Those that are loaded in the language of the page. */
export const ownTexts = (): ReadonlySet<string> => ownTextsOf(i18n.store.data[i18n.language])
