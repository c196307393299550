import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'

/** Roles that may take a referral out of another underwriter's hands, as the server has it. */
const chiefs: readonly string[] = ['Super Admin', 'Power User']

/** Who is at the workbench. */
export const useReader = () => {
  const claims = useSession()?.claims
  const may = useMay()
  return {
    userId: claims?.userId ?? '',
    role: claims?.role,
    isChief: claims !== undefined && chiefs.includes(claims.role),
    may,
  }
}
