import Alert from '@mui/material/Alert'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAgencyLocations } from '#shared/contracts/account/agencyFacts.ts'
import { listAgencyLinks, moveAgency, previewAgencyMove } from '#shared/contracts/account/relationships.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { Problem } from '#web/api/problem.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { date } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { AgencyField } from '#web/records/agency/AgencyField.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { toast } from '#web/ui/toast.ts'
import { agencyReads } from '../forms/agencyReads.ts'
import { AgencyMoveSeen, staysThere } from '../parts/AgencyMoveSeen.tsx'
import { type AgencyData, NamedAgency } from './agencyData.ts'

const empty = (value: unknown) => (value === '' || value === null ? undefined : value)

const Form = z.object({
  agencyId: z.preprocess(empty, AgencyId.optional()),
  begins: z.preprocess(empty, CalendarDate.optional()),
})

/** It stands alone already, and no other agency is chosen. */
const isNothing = ({ code }: Problem): boolean => code === 'relationship.notFound'

interface Seeing {
  readonly stays: RefObject<boolean>
  readonly onSeen: (isStaying: boolean) => void
}

/** What the move that is typed would do, or why it is refused; whoever submits it knows then whether anything moves. */
const Preview = ({ agencyId, stays, onSeen }: AgencyData & Seeing) => {
  const { t } = useTranslation('users')
  const { data: typed } = Form.safeParse(useWatch())
  const input = typed && {
    params: { agencyId },
    query: { ...(typed.agencyId && { parentId: typed.agencyId }), ...(typed.begins && { begins: typed.begins }) },
  }
  const { data, error } = useOperation(previewAgencyMove, input ?? null)
  useEffect(() => {
    const isStaying = data !== undefined && staysThere(data)
    stays.current = isStaying
    onSeen(isStaying)
  }, [data, stays, onSeen])
  if (error instanceof Problem && error.status < 500)
    return <Alert severity="info">{isNothing(error) ? t('agency.move.ask') : messageOf(error)}</Alert>
  if (error) return <ProblemPanel error={error} />
  return data ? <AgencyMoveSeen seen={data} /> : null
}

/** Moves an agency with its locations under another, or lets it stand alone, from a day on. */
const MoveAgencyDialog = ({ agencyId, name, onClose }: NamedAgency & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const stays = useRef(false)
  const [takesBack, setTakesBack] = useState(false)
  const move = useCommand(moveAgency, { invalidates: [...agencyReads, listAgencyLinks, listAgencyLocations] })
  return (
    <FormDialog
      title={t('agency.move.title', { name })}
      submitLabel={t(takesBack ? 'agency.move.takeBack' : 'agency.move.open')}
      schema={Form}
      defaultValues={{ agencyId: '', begins: '' }}
      onSubmit={async ({ agencyId: parentId, begins }) => {
        const body = { ...(parentId && { parentId }), ...(begins && { begins }) }
        await move.mutateAsync({ params: { agencyId }, body })
        const isLater = begins !== undefined && begins > todayHere()
        toast.success(
          stays.current
            ? t('agency.move.doneStays', { name })
            : isLater
              ? t('agency.move.doneLater', { name, day: date(begins) })
              : t('agency.move.done', { name }),
        )
      }}
      onClose={onClose}
    >
      <AgencyField label={t('agency.move.parent')} hint={t('agency.move.parentHint')} optional />
      <DateField name="begins" label={t('agency.move.begins')} hint={t('agency.move.todayHint')} optional />
      <Preview agencyId={agencyId} stays={stays} onSeen={setTakesBack} />
    </FormDialog>
  )
}

export default hosted(NamedAgency, MoveAgencyDialog)
