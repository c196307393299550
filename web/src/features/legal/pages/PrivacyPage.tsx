import { LegalText } from '../LegalText.tsx'

/** The privacy policy of the region. */
export const PrivacyPage = () => <LegalText document="privacy" changed="2026-11-30" />
