import type { ResourceLanguage } from 'i18next'

const files = import.meta.glob<ResourceLanguage[string]>('../../public/locales/*/{auth,common}.json', {
  eager: true,
  import: 'default',
})

/**
 * The texts of the first screen, which come with it: by namespace, of a language. All languages are in the build; they are
 * nearly the same and compress to one.
 */
export const firstTexts = (language: string): ResourceLanguage =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const [folder, file = ''] = path.split('/').slice(-2)
      return folder === language ? [[file.replace('.json', ''), texts]] : []
    }),
  )
