export const LIKE_FLOOD = { name: 'likes', points: 120, seconds: 60 }

export const ME_TOO_FLOOD = { name: 'me-toos', points: 40, seconds: 60 }
