import { LegalText } from '../LegalText.tsx'

/** The terms of service of the region. */
export const TermsPage = () => <LegalText document="terms" changed="2026-11-20" />
