import type { ResourceLanguage } from 'i18next'
import { baseLocale, overlaid } from '#shared/domain/text/overlaid.ts'

const files = import.meta.glob<ResourceLanguage[string]>('../../public/locales/*/{auth,common}.json', {
  eager: true,
  import: 'default',
})

const own = (language: string): ResourceLanguage =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const [folder, file = ''] = path.split('/').slice(-2)
      return folder === language ? [[file.replace('.json', ''), texts]] : []
    }),
  )

/**
 * The texts of the first screen, which come with it: by namespace, of a language. All languages are in the build; they
 * hold little beside the base. The build has of them what the first screen says (`firstSections.ts`).
 */
export const firstTexts = (language: string): ResourceLanguage => overlaid(own(baseLocale), own(language))
