import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createManuscript, updateManuscript } from '#shared/contracts/quote/manuscripts.ts'
import { PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { ManuscriptFields } from '../parts/manuscript/ManuscriptFields.tsx'
import { manuscriptReads } from '../parts/manuscript/manuscriptReads.ts'

const CoverData = z.object({ quoteId: QuoteId.optional(), policyId: PolicyId.optional() })
type Props = z.infer<typeof CoverData> & { onClose: () => void }

/** Begins an endorsement with wording of its own for one quote or policy. */
const CreateManuscriptDialog = ({ quoteId, policyId, onClose }: Props) => {
  const { t } = useTranslation('underwriting')
  const create = useCommand(createManuscript, { invalidates: manuscriptReads })
  return (
    <FormDialog
      title={t('manuscripts.create')}
      submitLabel={t('manuscripts.createSubmit')}
      width="md"
      schema={updateManuscript.body}
      defaultValues={{ title: '', text: '' }}
      onSubmit={async (words) => {
        await create.mutateAsync({ body: { ...words, ...(policyId === undefined ? { quoteId } : { policyId }) } })
        toast.success(t('manuscripts.created'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('manuscripts.createHint')}</Typography>
      <ManuscriptFields ofPolicy={policyId !== undefined} />
    </FormDialog>
  )
}

export default hosted(CoverData, CreateManuscriptDialog)
