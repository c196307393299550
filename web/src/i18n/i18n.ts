import i18next, { type BackendModule, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstTexts } from './firstTexts.ts'
import { region } from './region.ts'
import { builtTexts, textsOf } from './textsOf.ts'

/** One namespace per feature and `common` for the building blocks; every language is complete (a test says so). */
export const i18n = i18next

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    textsOf({ language, namespace }).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    )
  },
}

/** A sentence that ends with the name of an `Inc.` has one full stop. */
const oneStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneStop',
  process: (sentence) => sentence.replace(/(?<!\.)\.\.(?!\.)/g, '.'),
}

const completed = new Set<string>()

/** A host whose texts are older than this build lacks some: those come from the build, once for a namespace. */
const complete = (languages: readonly string[], namespace: string): void => {
  if (completed.has(namespace)) return
  completed.add(namespace)
  for (const language of languages)
    void builtTexts({ language, namespace }).then(
      (texts) => i18next.addResourceBundle(language, namespace, texts, true, false),
      () => undefined,
    )
}

/**
 * Makes texts available: those of the first screen at once, as they were built, then as the region's locales host has
 * them; those of other screens with the screen.
 */
export const startI18n = (): void => {
  const { locale } = region
  const first = firstTexts(locale)
  void i18next
    .use(backend)
    .use(oneStop)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: Object.keys(first),
      defaultNS: 'common',
      resources: { [locale]: first },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      postProcess: oneStop.name,
      react: { useSuspense: true, bindI18nStore: 'added' },
      returnNull: false,
      saveMissing: true,
      missingKeyHandler: complete,
    })
  addEventListener('load', () => void restOfTexts())
}

let rest: Promise<void> | undefined

/**
 * The texts of the first screen's namespaces as the region's locales host has them, and all that other screens say besides;
 * the build's where the host is away. Never rejects: what could not be read is asked for again by whoever needs it next.
 */
export const restOfTexts = (): Promise<void> => {
  const { locale } = region
  const read = async (namespace: string): Promise<void> => {
    const texts = await textsOf({ language: locale, namespace })
    i18next.addResourceBundle(locale, namespace, texts, true, true)
  }
  rest ??= Promise.all(Object.keys(firstTexts(locale)).map(read)).then(
    () => undefined,
    () => {
      rest = undefined
    },
  )
  return rest
}
