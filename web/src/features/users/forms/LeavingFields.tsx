import { useFormContext } from 'react-hook-form'
import { getHandOver } from '#shared/contracts/auth/handOver.ts'
import type { UserId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { LeftBehindList } from '../parts/LeftBehindList.tsx'
import { HeirField } from './HeirField.tsx'
import type { UserFormValues } from './userForm.ts'

type LeavingFieldsProps = {
  userId: UserId
  /** The agencies in which the user works besides the own one, as the form began. */
  before: readonly string[]
  /** Somebody tried without an heir, and was told that it takes one. */
  isAsked: boolean
}

/** What goes to a colleague in the agencies that are taken from a user, and to whom, before it is done. */
export const LeavingFields = ({ userId, before, isAsked }: LeavingFieldsProps) => {
  const { watch } = useFormContext<UserFormValues>()
  const may = useMay()
  const stays = watch('accountIds') ?? []
  const left = before.filter((id) => !stays.includes(id))
  const enabled = left.length > 0 && may('user:delete')
  const { data } = useOperation(getHandOver, { params: { userId } }, { enabled })
  const agencies = (data?.agencies ?? []).filter(({ agency }) => left.includes(agency.id))
  if (!isAsked && agencies.length === 0) return null
  return (
    <>
      <LeftBehindList agencies={agencies} />
      <HeirField userId={userId} isAsked={isAsked} agencyId={agencies[0]?.agency.id ?? left[0]} />
    </>
  )
}
