import { i18n } from '../i18n/i18n.ts'

/** Why nothing else can be pressed while a command runs. */
export const whileBusy = (isBusy: boolean): string | undefined => (isBusy ? i18n.t('common:notNow.busy') : undefined)

/** Why nothing can be saved yet. */
export const unlessChanged = (isChanged: boolean): string | undefined =>
  isChanged ? undefined : i18n.t('common:notNow.unchanged')

/** Why nobody confirms yet: nobody agrees to what they have not been shown. */
export const unlessShown = (isShown: boolean): string | undefined =>
  isShown ? undefined : i18n.t('common:notNow.notShown')
