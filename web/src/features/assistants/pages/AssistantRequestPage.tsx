import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import { IssuePreview } from '#shared/contracts/policy/issuePreview.ts'
import {
  type AssistantRequest,
  approveAssistantRequest,
  getAssistantRequest,
  listAssistantRequestHistory,
  listAssistantRequests,
  type TouchedRecord,
} from '#shared/contracts/webhook/assistants.ts'
import { Foretold } from '#shared/contracts/webhook/foretold.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { wordsOf } from '#web/records/historyWords.ts'
import { recordPath } from '#web/records/recordPath.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import * as assistantDialogs from '../dialogs.ts'
import { answerFields } from '../parts/answerFields.ts'
import { CoverPreview } from '../parts/CoverPreview.tsx'
import { FieldTree } from '../parts/FieldTree.tsx'
import { ForetoldPanel } from '../parts/ForetoldPanel.tsx'
import { fieldsOfJson } from '../parts/fieldsOfJson.ts'
import { Standing } from '../parts/Standing.tsx'
import { standingOf } from '../parts/standingOf.ts'

const Touched = ({ kind, id, name, status, total }: TouchedRecord) => {
  const { t } = useTranslation('assistants')
  const path = recordPath(usePersona(), { kind, recordId: id })
  const called = `${wordsOf(kind)} ${name ?? id}`
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {path === undefined ? (
        <span>{called}</span>
      ) : (
        <Link component={RouterLink} to={path}>
          {called}
        </Link>
      )}
      {status !== undefined && <StatusChip status={status} />}
      {total !== undefined && (
        <Typography component="span" color="text.secondary">
          {t('total')} <Money minor={MinorUnits.parse(total)} />
        </Typography>
      )}
    </Box>
  )
}

const parts = ['params', 'query', 'body'] as const

/** The call by what its parts say: of which record, in which way, with what. */
const partsOf = (input: string) => {
  const given = fieldsOfJson(input)
  return parts.flatMap((part) => {
    const value = given[part]
    if (value === undefined || value === null) return []
    const fields = typeof value === 'object' && !Array.isArray(value) ? { ...value } : { [part]: value }
    return Object.keys(fields).length === 0 ? [] : [{ part, fields }]
  })
}

/** What would come of the call: of cover as a page has it, of anything else by its fields. */
const Preview = ({ answer }: NonNullable<AssistantRequest['preview']>) => {
  const { t } = useTranslation('assistants')
  const { foretold: rehearsed, ...told } = fieldsOfJson(answer)
  const foretold = Foretold.safeParse(rehearsed).data
  const cover = IssuePreview.safeParse(told)
  const fields = answerFields(told)
  if (cover.success) return <CoverPreview preview={cover.data} />
  return (
    <>
      {Object.keys(fields).length > 0 && (
        <Panel title={t('preview')}>
          <FieldTree fields={fields} skipsEmpty />
        </Panel>
      )}
      {foretold && <ForetoldPanel foretold={foretold} />}
    </>
  )
}

type Readable = AssistantRequest & { readonly allowedActions: readonly string[] }

const Record = ({ request }: { request: Readable }) => {
  const { t } = useTranslation('assistants')
  const { open } = useDialogs()
  const persona = usePersona()
  const approve = useCommand(approveAssistantRequest, { invalidates: [getAssistantRequest, listAssistantRequests] })
  const { id: assistantRequestId, allowedActions, created, input, name, operation, preview, summary, touched } = request
  const can = (action: string) => allowedActions.includes(action)
  return (
    <Page width="medium">
      <PageHeader
        title={wordsOf(operation)}
        subtitle={
          <>
            <StatusChip status={standingOf(request)} /> {t('by', { name, at: dateTime(created) })}
          </>
        }
        trail={[{ label: t('title'), to: inPersona(persona, 'assistant-requests') }]}
        secondary={
          can('refuse') && (
            <Button color="error" onClick={() => open(assistantDialogs.refuseAssistantRequest, { assistantRequestId })}>
              {t('refuse.action')}
            </Button>
          )
        }
        action={
          can('approve') && (
            <ConfirmButton
              variant="contained"
              title={t('approve.title', { operation: wordsOf(operation) })}
              question={t('approve.text')}
              confirmLabel={t('approve.submit')}
              onConfirm={async () => {
                await approve.mutateAsync({ params: { assistantRequestId } })
                toast.success(t('approve.done'))
              }}
            >
              {t('approve.submit')}
            </ConfirmButton>
          )
        }
      />
      <Standing {...request} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title={t('what')}>
          <Typography sx={{ mb: touched.length > 0 ? 2 : 0, maxWidth: '65ch' }}>{summary}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {touched.map((record) => (
              <Touched key={record.id} {...record} />
            ))}
          </Box>
        </Panel>
        {preview !== undefined && <Preview {...preview} />}
        <Panel title={t('input')}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
            {t('inputHint')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {partsOf(input).map(({ part, fields }) => (
              <div key={part}>
                <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
                  {t(`part.${part}`)}
                </Typography>
                <FieldTree fields={fields} />
              </div>
            ))}
          </Box>
        </Panel>
        <HistoryPanel
          operation={listAssistantRequestHistory}
          params={{ assistantRequestId }}
          asOf={request.lastUpdated}
        />
      </Box>
    </Page>
  )
}

/** One thing that an assistant asks to do: the whole call, what it touches, and a person's word on it. */
export const AssistantRequestPage = () => {
  const { assistantRequestId = '' } = useParams()
  const request = useOperation(getAssistantRequest, { params: { assistantRequestId } }, { staleTime: 0 })
  if (request.data) return <Record request={request.data} />
  if (request.error) return <RecordProblem error={request.error} onRetry={() => void request.refetch()} />
  return <PageSkeleton />
}
