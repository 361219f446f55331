/* Takes the grain out of a picture rendered with few samples.
 *
 * The light is divided by the surface colour (albedo), filtered where albedo and normal agree, and multiplied back, so
 * that texture stays sharp. Build: gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC -o denoise.so denoise.c -lm
 *
 * colour, albedo, normal, out: height x width x 3 linear floats. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float ALBEDO_FLOOR = 0.05f;

static float distance2(const float *a, const float *b) {
  float sum = 0;
  for (int c = 0; c < 3; c++) sum += (a[c] - b[c]) * (a[c] - b[c]);
  return sum;
}

static void measure_luma(long count, const float *light, float *luma) {
  for (long p = 0; p < count; p++) luma[p] = (light[p * 3] + light[p * 3 + 1] + light[p * 3 + 2]) / 3;
}

/* A pixel brighter than all of its neighbours is a stray path: bring it down to the brightest of them. */
static void clamp_fireflies(int width, int height, float *light, const float *luma) {
  for (int y = 1; y < height - 1; y++)
    for (int x = 1; x < width - 1; x++) {
      long p = (long)y * width + x;
      float brightest = 0;
      for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++)
          if ((i || j) && luma[p + j * width + i] > brightest) brightest = luma[p + j * width + i];
      if (luma[p] > brightest * 1.15f + 0.02f)
        for (int c = 0; c < 3; c++) light[p * 3 + c] *= brightest / luma[p];
    }
}

/* How noisy the light is near each pixel, counting neighbours on the same surface. */
static void measure_variance(int width, int height, const float *luma, const float *albedo, const float *normal,
                             float *variance) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      long p = (long)y * width + x;
      float sum = 0, squares = 0, weights = 0;
      for (int yy = y - 2; yy <= y + 2; yy++)
        for (int xx = x - 2; xx <= x + 2; xx++) {
          if (yy < 0 || xx < 0 || yy >= height || xx >= width) continue;
          long q = (long)yy * width + xx;
          float w = expf(-30 * (distance2(normal + p * 3, normal + q * 3) + distance2(albedo + p * 3, albedo + q * 3)));
          sum += w * luma[q];
          squares += w * luma[q] * luma[q];
          weights += w;
        }
      sum /= weights;
      variance[p] = fmaxf(squares / weights - sum * sum, 1e-5f);
    }
}

static float patch_difference(int width, int height, const float *luma, int x1, int y1, int x2, int y2) {
  float sum = 0;
  int count = 0;
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++) {
      int ax = x1 + i, ay = y1 + j, bx = x2 + i, by = y2 + j;
      if (ax < 0 || ay < 0 || bx < 0 || by < 0 || ax >= width || bx >= width || ay >= height || by >= height) continue;
      float d = luma[(long)ay * width + ax] - luma[(long)by * width + bx];
      sum += d * d;
      count++;
    }
  return sum / count;
}

/* Non-local means over the light, held back where normal or albedo change. */
static void filter_light(int width, int height, int reach, const float *light, const float *luma, const float *variance,
                         const float *albedo, const float *normal, float *out) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      long p = (long)y * width + x;
      float sum[3] = {0, 0, 0}, weights = 0;
      for (int yy = y - reach; yy <= y + reach; yy++)
        for (int xx = x - reach; xx <= x + reach; xx++) {
          if (yy < 0 || xx < 0 || yy >= height || xx >= width) continue;
          long q = (long)yy * width + xx;
          float e = 10 * distance2(normal + p * 3, normal + q * 3) + 12 * distance2(albedo + p * 3, albedo + q * 3);
          if (e > 6) continue;
          float v = 0.5f * (variance[p] + variance[q]);
          float patch = patch_difference(width, height, luma, x, y, xx, yy);
          e += fmaxf(0, patch - 1.8f * v) / (0.8f * v + 1e-4f);
          int i = xx - x, j = yy - y;
          float w = expf(-e - (i * i + j * j) / (0.5f * reach * reach));
          for (int c = 0; c < 3; c++) sum[c] += w * light[q * 3 + c];
          weights += w;
        }
      for (int c = 0; c < 3; c++) out[p * 3 + c] = sum[c] / weights;
    }
}

/* The colour of light changes slowly: filter it over a wider reach, keep the brightness. Removes coloured speckle. */
static void filter_chroma(int width, int height, int reach, const float *light, const float *luma, const float *albedo,
                          float *out) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      long p = (long)y * width + x;
      float sum[3] = {0, 0, 0};
      for (int yy = y - reach; yy <= y + reach; yy++)
        for (int xx = x - reach; xx <= x + reach; xx++) {
          if (yy < 0 || xx < 0 || yy >= height || xx >= width) continue;
          long q = (long)yy * width + xx;
          float e = 12 * distance2(albedo + p * 3, albedo + q * 3);
          if (e > 5) continue;
          int i = xx - x, j = yy - y;
          float w = expf(-e - (i * i + j * j) / (0.5f * reach * reach));
          for (int c = 0; c < 3; c++) sum[c] += w * light[q * 3 + c];
        }
      float mean = (sum[0] + sum[1] + sum[2]) / 3 + 1e-6f;
      /* On a dark surface the light is mostly its gloss, which does change colour: leave that alone. */
      float share = fminf(1, 2 * (albedo[p * 3] + albedo[p * 3 + 1] + albedo[p * 3 + 2]) / 3);
      for (int c = 0; c < 3; c++)
        out[p * 3 + c] = share * luma[p] * sum[c] / mean + (1 - share) * light[p * 3 + c];
    }
}

void denoise(int width, int height, int reach, const float *colour, const float *albedo, const float *normal,
             float *out) {
  long count = (long)width * height;
  float *light = malloc(count * 3 * sizeof(float)), *filtered = malloc(count * 3 * sizeof(float));
  float *luma = malloc(count * sizeof(float)), *variance = malloc(count * sizeof(float));
  for (long i = 0; i < count * 3; i++) light[i] = colour[i] / (albedo[i] + ALBEDO_FLOOR);
  measure_luma(count, light, luma);
  clamp_fireflies(width, height, light, luma);
  measure_luma(count, light, luma);
  measure_variance(width, height, luma, albedo, normal, variance);
  filter_light(width, height, reach, light, luma, variance, albedo, normal, filtered);
  measure_luma(count, filtered, luma);
  filter_chroma(width, height, reach + 4, filtered, luma, albedo, light);
  for (long i = 0; i < count * 3; i++) out[i] = light[i] * (albedo[i] + ALBEDO_FLOOR);
  free(light);
  free(filtered);
  free(luma);
  free(variance);
}
