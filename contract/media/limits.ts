const MB = 1 << 20

/** The most bytes of an uploaded file, before it is converted; and of a poster, which the browser makes. */
export const IMAGE_BYTES_MAX = 10 * MB
export const VIDEO_BYTES_MAX = 50 * MB
export const POSTER_BYTES_MAX = MB / 2
export const AVATAR_BYTES_MAX = 5 * MB

/** The most pixels of a picture as its author took it, and the most frames of a GIF, of which only the first is kept. */
export const PIXELS_MAX = 40_000_000
export const FRAMES_MAX = 1_000

/** Files of one form, and uploads a member may begin within any 60 minutes. */
export const FILES_MAX = 5
export const UPLOADS_PER_HOUR = 50

/** Files of one member that no post took: the most that an account can have stored without showing them. */
export const UNCLAIMED_MAX = 100

export const FILE_NAME_MAX = 255

/** Hours after which a file that no post took is removed. */
export const ORPHAN_HOURS = 24

/** Longest side in pixels of the two sizes that are kept of a picture. */
export const SMALL_SIDE = 640
export const LARGE_SIDE = 2048

/** Side in pixels of the two squares that are kept of a member's picture. */
export const AVATAR_SMALL_SIDE = 96
export const AVATAR_LARGE_SIDE = 384

/** The number of first bytes of a file that reveal its type. */
export const HEAD_BYTES = 64
