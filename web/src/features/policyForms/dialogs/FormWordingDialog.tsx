import Alert from '@mui/material/Alert'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Form, searchForms } from '#shared/contracts/docs/forms.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { wordingFile } from '#web/records/wordings/wordingFile.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { WordingText } from '#web/ui/WordingText.tsx'
import { wholeBook } from '../parts/formReads.ts'
import { useWholeForm } from '../parts/useWholeForm.ts'
import { WordingCompared } from '../parts/WordingCompared.tsx'

const FormData = z.object({ form: Form })
type Props = z.infer<typeof FormData> & { onClose: () => void }

/** The other editions of a form, as far as their words are known, the newest first. */
const useOtherEditions = ({ id, formNumber }: Form): readonly Form[] => {
  const { data } = useOperation(searchForms, { query: { size: wholeBook, search: formNumber } })
  return (data?.content ?? [])
    .filter((each) => each.formNumber === formNumber && each.id !== id && each.hasWording)
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))
}

/** Who made a form what it is, and why the last change of it that was proposed was rejected. */
const FormDeeds = ({ form: { changed, rejected } }: { form: Form }) => {
  const { t } = useTranslation('policyForms')
  return (
    <>
      {changed && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t(changed.approvedBy === undefined ? 'waits.changedBy' : 'waits.changedByTwo', {
            at: dateTime(changed.at),
            name: changed.by,
            approvedBy: changed.approvedBy,
          })}
        </Typography>
      )}
      {rejected && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('waits.rejectedBy', { name: rejected.by, at: dateTime(rejected.at), note: rejected.note })}
        </Alert>
      )}
    </>
  )
}

/** What a form of the book says, by itself or beside another edition of it. */
const FormWordingDialog = ({ form, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  const { whole, read } = useWholeForm(form)
  const others = useOtherEditions(form)
  const [otherId, setOtherId] = useState('')
  const other = others.find(({ id }) => id === otherId)
  const numbered = t('form.numbered', { formNumber: form.formNumber, edition: form.edition })
  const wording = whole?.wording
  return (
    <DialogFrame title={form.name} onClose={onClose} width="md">
      <DialogContent>
        <Typography variant="caption" component="p" color="text.secondary" className="tabular" sx={{ mb: 2 }}>
          {numbered}
        </Typography>
        {form.own && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('form.draft')}
          </Alert>
        )}
        <FormDeeds form={form} />
        {others.length > 0 && form.hasWording && (
          <TextField
            select
            size="small"
            label={t('compare.with')}
            value={other?.id ?? ''}
            onChange={({ target }) => setOtherId(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ mb: 2, minWidth: 220 }}
          >
            <MenuItem value="">{t('compare.none')}</MenuItem>
            {others.map(({ id, edition }) => (
              <MenuItem key={id} value={id}>
                {t('compare.edition', { edition })}
              </MenuItem>
            ))}
          </TextField>
        )}
        {read.error && <ProblemPanel error={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <TextSkeleton lines={12} />}
        {whole &&
          (whole.wording === undefined ? (
            <Typography variant="body2">{t('form.separate')}</Typography>
          ) : other === undefined ? (
            <WordingText text={whole.wording} />
          ) : (
            <WordingCompared before={other} after={whole} />
          ))}
      </DialogContent>
      {wording !== undefined && (
        <DialogActions>
          <FileDownloadButton
            load={async () => wordingFile({ ...form, wording }, { numbered, notes: form.own ? [t('form.draft')] : [] })}
          >
            {t('form.download')}
          </FileDownloadButton>
        </DialogActions>
      )}
    </DialogFrame>
  )
}

export default hosted(FormData, FormWordingDialog)
