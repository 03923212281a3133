/** Several gates of one pull request have a comment each, told apart by their key. */
export const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/;
