import type { TFunction } from 'i18next'
import type { Device } from '#shared/domain/identity/device.ts'

/** `Chrome on Windows`, as far as it is known. */
export const deviceName = ({ browser, system }: Device, t: TFunction<'security'>): string =>
  browser !== '' && system !== '' ? t('device.both', { browser, system }) : browser || system || t('device.unknown')
