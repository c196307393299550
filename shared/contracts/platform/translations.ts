import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'

export const languages = ['en-AU', 'en-GB', 'en-US'] as const

type Texts = string | { [key: string]: Texts }

/** Texts by key, in groups. */
export const Translations: z.ZodType<Record<string, Texts>> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), Translations])),
)

/** The regional locales host (identity-and-public, section 7): the deployed texts with what staff have changed since. */
export const getTranslations = defineOperation({
  name: 'getTranslations',
  method: 'GET',
  path: '/locales/{language}/{namespace}',
  summary: 'The texts of a part of the web app in a language.',
  access: 'public',
  cacheSeconds: 300,
  params: { language: z.enum(languages), namespace: z.string().regex(/^[a-z][A-Za-z]{0,39}$/) },
  response: Translations,
  problems: ['translations.notFound'],
})
