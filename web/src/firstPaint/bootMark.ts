import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { wholeTexts } from '../i18n/localeFiles.ts'
import { escaped, mark } from './markup.ts'

/**
 * What stands on a page until the app has drawn something into its root, and goes then by its style alone: that the page
 * is on its way, and after a while what may keep it.
 */
export const bootMark = (): string => {
  const { boot } = wholeTexts({ locale: baseLocale, namespace: 'common' })
  return (
    `<div id="boot" role="status">${mark(40)}<div class="line"></div>` +
    `<p>${escaped(boot.loading)}</p><p class="late">${escaped(boot.slow)}</p></div>`
  )
}
