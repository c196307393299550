import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/user/index.ts'
import { sendFeedback } from './feedback/sendFeedback.ts'
import { getNotificationChoices } from './notifications/getNotificationChoices.ts'
import { listNotifications } from './notifications/listNotifications.ts'
import { markNotificationsRead } from './notifications/markNotificationsRead.ts'
import { updateNotificationChoices } from './notifications/updateNotificationChoices.ts'
import { cropPhoto } from './photos/cropPhoto.ts'
import { getPhoto } from './photos/getPhoto.ts'
import { getPhotoByEmail } from './photos/getPhotoByEmail.ts'
import { removePhoto } from './photos/removePhoto.ts'
import { uploadPhoto } from './photos/uploadPhoto.ts'

export const handler = serve(contracts, {
  cropPhoto,
  getNotificationChoices,
  getPhoto,
  getPhotoByEmail,
  listNotifications,
  markNotificationsRead,
  removePhoto,
  sendFeedback,
  updateNotificationChoices,
  uploadPhoto,
})
