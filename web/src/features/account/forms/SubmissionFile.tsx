import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { readSubmissionFile } from '#shared/contracts/account/submissions.ts'
import type { MessageAttachment } from '#shared/contracts/inbox/messageRecord.ts'
import { getAttachment } from '#shared/contracts/inbox/messages.ts'
import type { SubmissionProposal } from '#shared/domain/account/submissionProposals.ts'
import { call } from '#web/api/call.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { wholeMoney } from '#web/i18n/format.ts'
import { DocumentIcon, UploadIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { FormGroup } from './FormGroup.tsx'
import type { SubmissionInput } from './submissionSchema.ts'

type Read = ResponseOf<typeof readSubmissionFile>
type Attachment = Pick<MessageAttachment, 'id' | 'name'>

/** Names of files that can be read. */
const readable = /\.(?:pdf|csv|xlsx?|xml)$/i

/** Fields of the form that are numbers. */
const figures = ['employees', 'revenue', 'yearEstablished']

const Proposals = ({ proposals }: { proposals: readonly SubmissionProposal[] }) => {
  const { t } = useTranslation('submission')
  const limit = proposals.find(({ field }) => field === 'limit')
  if (proposals.length === 0) return null
  return (
    <Stack spacing={0.5}>
      <Typography variant="body2">{t('create.file.proposed')}</Typography>
      {proposals.map(({ field, source }) => (
        <Typography key={field} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {source}
        </Typography>
      ))}
      {limit && (
        <Typography variant="body2">{t('create.file.limit', { limit: wholeMoney(Number(limit.value)) })}</Typography>
      )}
    </Stack>
  )
}

/** What the file says beside, unfolded when somebody wants to see it. */
const Others = ({ others }: { others: NonNullable<Read['others']> }) => {
  const { t } = useTranslation('submission')
  return (
    <Box component="details" sx={{ typography: 'body2', '& summary': { cursor: 'pointer' } }}>
      <summary>{t('create.file.others', { count: others.length })}</summary>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {others.map(({ label, value, where }) => (
          <li key={`${label} ${value}`}>
            {where}: {label} {value}
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** A file that came with a mail, as one that somebody chose. */
const attached = async ({ id, name }: Attachment): Promise<File> => {
  const { url } = await call(getAttachment, { params: { attachmentId: id } })
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(name)
  return new File([await answer.blob()], name)
}

type SubmissionFileProps = {
  onFile: (file: File) => void
  /** What came with the mail that it is made of. */
  attachments: readonly Attachment[]
}

/** A file of which the form is filled in, as far as it can be read; it is attached to what is created. */
export const SubmissionFile = ({ onFile, attachments }: SubmissionFileProps) => {
  const { t } = useTranslation('submission')
  const { setValue } = useFormContext<SubmissionInput>()
  const input = useRef<HTMLInputElement>(null)
  const reading = useCommand(readSubmissionFile)
  const [read, setRead] = useState<Read>()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    onFile(file)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const answer: Read = await reading
      .mutateAsync({ body: { file: { fileName: file.name, bytes } } })
      .catch((error: unknown) => ({ fileName: file.name, proposals: [], unread: messageOf(error) }))
    for (const { field, value } of answer.proposals)
      if (field !== 'limit')
        setValue(field, figures.includes(field) ? Number(value) : value, { shouldDirty: true, shouldValidate: true })
    setRead(answer)
  }
  return (
    <FormGroup title={t('create.file.title')}>
      <Stack spacing={1.5}>
        <Typography variant="body2" color="text.secondary">
          {t('create.file.hint')}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('create.file.title')}
          accept=".pdf,.csv,.xlsx,.xls,.xml"
          onChange={(event) => {
            void take(event.target.files?.[0])
            // The same file, corrected, can be chosen again.
            event.target.value = ''
          }}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {attachments
            .filter(({ name }) => readable.test(name))
            .map((attachment) => (
              <Button
                key={attachment.id}
                variant="outlined"
                startIcon={<DocumentIcon />}
                loading={reading.isPending}
                onClick={() =>
                  void attached(attachment)
                    .then(take)
                    .catch(() => toast.error(t('create.file.notFetched', { name: attachment.name })))
                }
              >
                {t('create.file.read', { name: attachment.name })}
              </Button>
            ))}
          <Button
            variant="outlined"
            startIcon={<UploadIcon />}
            loading={reading.isPending}
            onClick={() => input.current?.click()}
          >
            {t('create.file.choose')}
          </Button>
        </Stack>
        <Stack spacing={1} role="status">
          {read && <Typography variant="body2">{t('create.file.attached', { name: read.fileName })}</Typography>}
          {read?.held && <Typography variant="body2">{t('create.file.held', { reason: read.held })}</Typography>}
          {read?.unread && <Typography variant="body2">{t('create.file.unread', { reason: read.unread })}</Typography>}
          {read && <Proposals proposals={read.proposals} />}
          {read?.others && <Others others={read.others} />}
        </Stack>
      </Stack>
    </FormGroup>
  )
}
