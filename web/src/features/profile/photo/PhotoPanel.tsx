import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { removePhoto } from '#shared/contracts/user/photos.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { toast } from '#web/ui/toast.ts'
import type { CurrentUser } from '../parts/currentUser.ts'
import { CropPhotoDialog } from './CropPhotoDialog.tsx'
import { acceptedPictures, type Picture, type Refusal, readPicture } from './readPicture.ts'

/** The own photo: chosen, cropped, changed, removed. */
export const PhotoPanel = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile')
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Picture>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [removing, setRemoving] = useState(false)
  const remove = useCommand(removePhoto, { invalidates: [getCurrentUser] })
  const hasPhoto = user.avatarUrl !== undefined
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const read = await readPicture(file)
    setRefusal(typeof read === 'string' ? read : undefined)
    if (typeof read !== 'string') setPicture(read)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center', mb: 3 }}>
      <PersonAvatar initials={user.initials} email={user.email} avatarUrl={user.avatarUrl} size={88} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {t(hasPhoto ? 'photo.change' : 'photo.upload')}
          </Button>
          {hasPhoto && <Button onClick={() => setRemoving(true)}>{t('photo.remove')}</Button>}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
          {t('photo.hint')}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('photo.upload')}
          accept={acceptedPictures}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </Box>
      {refusal && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {t(`photo.${refusal}`)}
        </Alert>
      )}
      {picture && (
        <CropPhotoDialog
          picture={picture}
          onClose={() => {
            URL.revokeObjectURL(picture.url)
            setPicture(undefined)
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('photo.remove')}
          confirmLabel={t('photo.remove')}
          destructive
          onConfirm={async () => {
            await remove.mutateAsync({})
            toast.success(t('photo.removed'))
          }}
          onClose={() => setRemoving(false)}
        >
          {t('photo.removeQuestion')}
        </ConfirmDialog>
      )}
    </Box>
  )
}
