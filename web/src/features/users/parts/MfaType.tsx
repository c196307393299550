import { useTranslation } from 'react-i18next'
import type { MfaType as Type } from '#shared/domain/identity/tokenTypes.ts'

/** The second factor in words. */
export const MfaType = ({ type }: { type: Type }) => <>{useTranslation('users').t(`mfa.${type}`)}</>
