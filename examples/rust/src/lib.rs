//! Whole numbers in as few bytes as they need: seven bits a byte, the lowest first (LEB128).

/// Appends `value` to `out`.
pub fn encode(mut value: u64, out: &mut Vec<u8>) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// The number at the start of `bytes` and how many bytes it takes; `None` where it is cut off or too long.
pub fn decode(bytes: &[u8]) -> Option<(u64, usize)> {
    let mut value = 0u64;
    for (at, byte) in bytes.iter().enumerate().take(10) {
        value |= u64::from(byte & 0x7f) << (7 * at);
        if byte & 0x80 == 0 {
            return Some((value, at + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_encoded_is_decoded() {
        for value in [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX] {
            let mut bytes = Vec::new();
            encode(value, &mut bytes);
            assert_eq!(decode(&bytes), Some((value, bytes.len())));
        }
        assert_eq!(decode(&[0x80]), None);
    }
}
