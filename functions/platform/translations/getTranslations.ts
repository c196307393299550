import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/platform/translations.ts'
import { overlaid } from '#shared/domain/text/overlaid.ts'
import { published } from '../operations/published.ts'
import { deployedTexts } from './deployedTexts.ts'

export const getTranslations = implement(contract.getTranslations)(async ({ params, now, fail }) => {
  const { language, namespace } = params
  const deployed = await deployedTexts({ language, namespace })
  if (deployed === undefined) return fail('translations.notFound')
  const changed = await published(`locales/${language}/${namespace}`, contract.Translations, now)
  return changed === undefined ? deployed : overlaid(deployed, changed)
})
