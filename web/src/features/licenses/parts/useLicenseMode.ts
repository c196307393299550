import { signatureStates } from '#shared/regions/licensing.ts'
import { useSession } from '#web/api/session.ts'
import { usePersona } from '#web/layout/usePersona.ts'

/** Staff work in admin mode, where the agency is chosen; its administrators alone say whether a signature is on file. */
export const useLicenseMode = () => {
  const isAdminMode = usePersona() === 'COWBELL'
  const scopes: readonly string[] = useSession()?.claims.scopes ?? []
  return { isAdminMode, saysSignature: isAdminMode && scopes.includes('role:admin') }
}

/** What is said of a signature: nothing but by who may, of the states that ask for one. */
export const signatureSaid = (
  { surplusLinesState, signatureOnFile = false }: { surplusLinesState: string; signatureOnFile?: boolean | undefined },
  saysSignature: boolean,
) => (saysSignature && signatureStates.includes(surplusLinesState) ? { signatureOnFile } : {})
