import type { FlatNamespace, ParseKeys } from 'i18next'

/**
 * The texts of all namespaces, those of `common` without its name: `useTranslation<AllTexts>()` is for what is told by keys
 * that data holds. Their namespaces are loaded by whoever shows the data.
 */
export type AllTexts = ['common', ...Exclude<FlatNamespace, 'common'>[]]

/** The key of any text, as data holds it: `dashboard:partners.referred`. */
export type TextKey = ParseKeys<AllTexts>

/** The namespace in which a key is. */
export const namespaceOf = (key: TextKey): FlatNamespace =>
  key.includes(':') ? (key.slice(0, key.indexOf(':')) as FlatNamespace) : 'common'
