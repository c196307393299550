import type { TFunction } from 'i18next'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import { region } from '#web/i18n/region.ts'

/** One of the things an agency is known by: what stands, and what it asks for instead. */
export interface Change {
  readonly label: string
  readonly stands: string | undefined
  readonly asked: string
}

/** What an agency asked to be known by. */
type Asked = Pick<Agency, 'hostname' | 'npn'>

/** The changes that an agency asked for, of its hostname and its registration. */
export const changesOf = (agency: Agency, asked: Asked, t: TFunction<'users'>): readonly Change[] =>
  [
    { label: t('agency.hostname'), stands: agency.hostname, asked: asked.hostname },
    { label: region.registration.name, stands: agency.npn, asked: asked.npn },
  ].flatMap((each) => (each.asked === undefined ? [] : [{ ...each, asked: each.asked }]))
