/* What Open Image Denoise's networks are made of: a 3x3 convolution, 2x2 max-pooling, and 2x enlarging.
 *
 * A picture is rows of pixels of `c` floats, with a rim of one zero pixel all round: (h + 2) x (w + 2) x c.
 * Weights are [out/16][3][3][in][16], bias [out]. The caller pads numbers of channels to a multiple of 16.
 *
 * Build: gcc -O3 -march=native -fopenmp -shared -fPIC -o network.so network.c */
#include <stddef.h>

typedef float v16 __attribute__((vector_size(64), aligned(4)));
enum { ACROSS = 12 };

static inline v16 rectified(v16 v) {
  for (int k = 0; k < 16; k++) v[k] = v[k] > 0 ? v[k] : 0;
  return v;
}

/* Twelve pixels of 32 channels are held in registers at a time; `rectify` cuts negative values off. */
void convolve(int w, int h, int in, int out, const float *src, const float *weight, const float *bias, float *dst,
              int rectify) {
  const size_t row = (size_t)(w + 2) * in, group = (size_t)9 * in * 16;
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < h; y++)
    for (int o = 0; o < out; o += 32) {
      const int pair = o + 16 < out;
      const float *w0 = weight + (o / 16) * group, *w1 = pair ? w0 + group : w0;
      for (int x = 0; x < w; x += ACROSS) {
        int from = x + ACROSS <= w ? x : (w > ACROSS ? w - ACROSS : 0);
        int n = w - from < ACROSS ? w - from : ACROSS;
        v16 a[ACROSS], b[ACROSS];
        const v16 b0 = *(const v16 *)(bias + o), b1 = *(const v16 *)(bias + (pair ? o + 16 : o));
        for (int p = 0; p < ACROSS; p++) a[p] = b0, b[p] = b1;
        for (int j = 0; j < 3; j++)
          for (int i = 0; i < 3; i++) {
            const float *s = src + (size_t)(y + j) * row + (size_t)(from + i) * in;
            const float *u0 = w0 + (size_t)(j * 3 + i) * in * 16, *u1 = w1 + (size_t)(j * 3 + i) * in * 16;
            if (n == ACROSS) {
              for (int c = 0; c < in; c++) {
                const v16 k0 = *(const v16 *)(u0 + c * 16), k1 = *(const v16 *)(u1 + c * 16);
#pragma GCC unroll 12
                for (int p = 0; p < ACROSS; p++) {
                  const float f = s[(size_t)p * in + c];
                  a[p] += k0 * f, b[p] += k1 * f;
                }
              }
            } else {
              for (int c = 0; c < in; c++) {
                const v16 k0 = *(const v16 *)(u0 + c * 16), k1 = *(const v16 *)(u1 + c * 16);
                for (int p = 0; p < n; p++) {
                  const float f = s[(size_t)p * in + c];
                  a[p] += k0 * f, b[p] += k1 * f;
                }
              }
            }
          }
        for (int p = 0; p < n; p++) {
          float *d = dst + ((size_t)(y + 1) * (w + 2) + from + p + 1) * out + o;
          *(v16 *)d = rectify ? rectified(a[p]) : a[p];
          if (pair) *(v16 *)(d + 16) = rectify ? rectified(b[p]) : b[p];
        }
      }
    }
}

/* The greatest of every 2x2 pixels; w and h are the smaller picture's. */
void pool(int w, int h, int c, const float *src, float *dst) {
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      const float *s = src + ((size_t)(2 * y + 1) * (2 * w + 2) + 2 * x + 1) * c, *t = s + (size_t)(2 * w + 2) * c;
      float *d = dst + ((size_t)(y + 1) * (w + 2) + x + 1) * c;
      for (int k = 0; k < c; k++) {
        float m = s[k] > s[k + c] ? s[k] : s[k + c], n = t[k] > t[k + c] ? t[k] : t[k + c];
        d[k] = m > n ? m : n;
      }
    }
}

/* The picture `a` (half the size, `ca` channels) enlarged, then `cb` channels of `b`, padded with zeros to `out`. */
void join(int w, int h, int ca, const float *a, int cb, int stride_b, const float *b, int out, float *dst) {
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      const float *s = a + ((size_t)(y / 2 + 1) * (w / 2 + 2) + x / 2 + 1) * ca;
      const float *t = b + ((size_t)(y + 1) * (w + 2) + x + 1) * stride_b;
      float *d = dst + ((size_t)(y + 1) * (w + 2) + x + 1) * out;
      int k = 0;
      for (int i = 0; i < ca; i++) d[k++] = s[i];
      for (int i = 0; i < cb; i++) d[k++] = t[i];
      while (k < out) d[k++] = 0;
    }
}
