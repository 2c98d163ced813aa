/* The C twin of games/jukem: the same record, the same actions in the same order, chance as a seat.
 * Usage: jukem MATCHES SEED; prints one JSON object. `sideline bench jukem` builds it, runs it beside the
 * compiled rules and refuses to compare if the two do not play the same matches. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int32_t INT;

enum { TWO, THREE, DUNK, AND_1, HALF_COURT, JUKEM, FREE_THROW, BLOCK, MISS, SECONDS, BRICK, AIR_BALL, FOUL, TIMEOUT, KINDS };
enum { P_TOSS, P_DRAW, P_OFFENSE, P_DEFENSE, P_TIME_OUT, P_STUCK, P_OVER };
enum { A_TIME_OUT = 14, A_DISCARD = 15, A_STOP = 29, A_TAKE_IT = 30, A_ANSWER = 31, ACTIONS = 38 };
enum { JUKED = 7, HAND = 5, SCORING = 7, TO_FIVE = 0, STUCK_PASS = 1, DEALER_RANDOM = 0, DEALER_HOME = 1 };
enum { IN_TURN = 1, ONE_CANNOT_SHOOT = 1, LAST_DRAW = 2, QUARTERS = 28 };

typedef struct {
    INT periods, max_overtimes, refill, stuck_when_empty, first_dealer;
    INT time_out_when_empty, time_out_fill, draw_order, quarter_end, jukem_half_court, half_court_free_throw;
    INT copies[KINDS], points[SCORING];
    INT phase, quarter, dealer, offense, next_up, drawer, play, discards_left;
    INT score[2], totals[QUARTERS][2], owed[2], hand_size[2], pile_size, pile[KINDS], discards[KINDS], hands[2][KINDS], scored[2][KINDS];
} State;

static const INT COPIES[KINDS] = {14, 8, 6, 5, 2, 1, 2, 3, 3, 3, 3, 3, 2, 1};
static const INT POINTS[SCORING] = {2, 3, 2, 1, 3, 2, 1};
static const INT SHOT[14] = {TWO, TWO, THREE, THREE, DUNK, DUNK, HALF_COURT, TWO, TWO, THREE, THREE, DUNK, DUNK, HALF_COURT};
static const INT WITH_AND_1[14] = {0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0};
static const INT WITH_JUKEM[14] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1};
static const INT ANSWER_CARD[7] = {BLOCK, MISS, SECONDS, BRICK, AIR_BALL, FOUL, FOUL};
static const INT ANSWER_WEAK[7] = {0, 0, 0, 1, 1, 0, 0};
static const INT ANSWER_FT[7] = {0, 0, 0, 0, 0, 0, 1};

#define A 4294883355ULL
#define LOW 0xFFFFFFFFULL
static uint64_t mix(uint64_t h) { h = ((h ^ h >> 16) * 0x85EBCA6BULL) & LOW; h = ((h ^ h >> 13) * 0xC2B2AE35ULL) & LOW; return h ^ h >> 16; }
static uint64_t scatter(uint64_t whole, uint64_t salt) { return mix(whole >> 32 ^ mix((whole & LOW) ^ salt)); }
static uint64_t seeded(uint64_t seed, uint64_t stream) {
    uint64_t low = scatter(stream, scatter(seed, 0x9E3779B9ULL));
    uint64_t carry = scatter(stream, scatter(seed, low)) % (A - 1);
    return carry << 32 | low | 1;
}
static inline int64_t below(uint64_t *rng, uint64_t n) { uint64_t x = *rng & LOW, c = *rng >> 32; *rng = A * x + c; return (int64_t)((x ^ c) * n >> 32); }

static inline int can_score(const State *s, int p) { const INT *h = s->hands[p]; return h[TWO] + h[THREE] + h[DUNK] > 0 || (s->pile_size == 0 && h[HALF_COURT] > 0); }
static inline int can_time_out(const State *s, int p) { return s->hands[p][TIMEOUT] > 0 && (s->pile_size > 0 || s->time_out_when_empty); }
static inline int is_skipped(const State *s, int p) { return s->hand_size[p] == 0 || (s->stuck_when_empty == STUCK_PASS && s->pile_size == 0 && !can_score(s, p) && !can_time_out(s, p)); }
static inline int is_played_out(const State *s) {
    if (s->pile_size > 0) return 0;
    int shooters = can_score(s, 0) + can_score(s, 1);
    return s->quarter_end == ONE_CANNOT_SHOOT ? shooters < 2 : shooters == 0 || s->quarter_end == LAST_DRAW;
}
static inline void move(INT *cards, int play, int n) { cards[SHOT[play]] += n; cards[AND_1] += n * WITH_AND_1[play]; cards[JUKEM] += n * WITH_JUKEM[play]; }
static inline void discard(State *s, int p, int c) { s->hands[p][c]--; s->hand_size[p]--; s->discards[c]++; }
static inline int worth(const State *s, int play) { return (s->points[SHOT[play]] + WITH_AND_1[play] * s->points[AND_1]) * (WITH_JUKEM[play] ? s->points[JUKEM] : 1); }

static void start_quarter(State *s) {
    s->pile_size = 0;
    for (int c = 0; c < KINDS; c++) { s->pile[c] = s->copies[c]; s->pile_size += s->copies[c]; }
    memset(s->discards, 0, sizeof s->discards); memset(s->hands, 0, sizeof s->hands); memset(s->scored, 0, sizeof s->scored);
    s->hand_size[0] = s->hand_size[1] = 0; s->owed[0] = s->owed[1] = HAND;
    s->offense = s->next_up = s->drawer = 1 - s->dealer; s->phase = P_DRAW;
}
static void end_quarter(State *s) {
    for (int p = 0; p < 2; p++) { s->hand_size[p] = 0; for (int c = 0; c < KINDS; c++) { s->discards[c] += s->hands[p][c]; s->hands[p][c] = 0; } }
    s->totals[s->quarter][0] = s->score[0]; s->totals[s->quarter][1] = s->score[1];
    s->quarter++;
    if (s->quarter >= s->periods && (s->score[0] != s->score[1] || s->quarter == s->periods + s->max_overtimes)) s->phase = P_OVER;
    else { s->dealer = 1 - s->dealer; start_quarter(s); }
}
static void begin_turn(State *s) {
    if (is_played_out(s)) { end_quarter(s); return; }
    if (is_skipped(s, s->next_up)) s->next_up = 1 - s->next_up;
    s->offense = s->next_up;
    if (can_score(s, s->offense) || can_time_out(s, s->offense)) { s->phase = P_OFFENSE; return; }
    s->phase = P_STUCK;
    s->owed[s->offense] = s->discards_left = s->hand_size[s->offense] < 2 ? s->hand_size[s->offense] : 2;
}
static inline void go_on(State *s) {
    int first = s->draw_order == IN_TURN && s->phase == P_DRAW ? 1 - s->drawer : s->offense;
    s->drawer = s->owed[first] > 0 ? first : 1 - first;
    if (s->pile_size > 0 && s->owed[s->drawer] > 0) s->phase = P_DRAW; else begin_turn(s);
}
static inline void fill_hand(State *s, int p) { s->owed[p] = HAND - s->hand_size[p]; }
static inline void replace_play(State *s, int p) { if (s->refill == TO_FIVE) fill_hand(s, p); else s->owed[p] = 1; }
static inline void score_play(State *s) { s->score[s->offense] += worth(s, s->play); move(s->scored[s->offense], s->play, 1); }
static inline void end_play(State *s) {
    int half = SHOT[s->play] == HALF_COURT;
    s->play = -1; s->next_up = 1 - s->offense;
    if (half) end_quarter(s); else { replace_play(s, s->offense); go_on(s); }
}

static void play(State *s, int a) {
    int p = s->offense, d = 1 - p;
    switch (s->phase) {
    case P_DRAW: s->pile[a]--; s->pile_size--; s->hands[s->drawer][a]++; s->hand_size[s->drawer]++; s->owed[s->drawer]--; go_on(s); break;
    case P_OFFENSE:
        if (a == A_TIME_OUT) { discard(s, p, TIMEOUT); s->owed[p] = 1; s->phase = P_TIME_OUT; s->discards_left = s->hand_size[p] < 3 ? s->hand_size[p] : 3; break; }
        s->play = a; move(s->hands[p], a, -1); s->hand_size[p] -= 1 + WITH_AND_1[a] + WITH_JUKEM[a]; s->phase = P_DEFENSE;
        if (WITH_JUKEM[a]) { score_play(s); end_play(s); }
        break;
    case P_DEFENSE:
        if (a == A_TAKE_IT) score_play(s);
        else {
            a -= A_ANSWER; move(s->discards, s->play, 1); discard(s, d, ANSWER_CARD[a]);
            if (ANSWER_FT[a]) { s->score[d] += s->points[FREE_THROW]; s->scored[d][FREE_THROW]++; s->hands[d][FREE_THROW]--; s->hand_size[d]--; }
            replace_play(s, d);
        }
        end_play(s); break;
    case P_STUCK: discard(s, p, a - A_DISCARD); if (--s->discards_left == 0) { s->next_up = d; go_on(s); } break;
    case P_TIME_OUT:
        if (a == A_STOP) s->discards_left = 0; else { discard(s, p, a - A_DISCARD); s->owed[p]++; s->discards_left--; }
        if (s->discards_left == 0) { s->next_up = p; if (s->time_out_fill == TO_FIVE) fill_hand(s, p); go_on(s); }
        break;
    default: s->dealer = a; start_quarter(s);
    }
}
static int legal(const State *s, int32_t *out) {
    int n = 0; const INT *h = s->hands[s->offense];
    switch (s->phase) {
    case P_OFFENSE:
        for (int i = 0; i < JUKED; i++) if (h[SHOT[i]] > 0 && h[AND_1] >= WITH_AND_1[i] && (s->pile_size == 0 || SHOT[i] != HALF_COURT)) out[n++] = i;
        if (h[JUKEM] > 0) for (int i = 0, alone = n; i < alone; i++) if (!s->jukem_half_court || SHOT[out[i]] != HALF_COURT) out[n++] = JUKED + out[i];
        if (can_time_out(s, s->offense)) out[n++] = A_TIME_OUT;
        return n;
    case P_DEFENSE:
        h = s->hands[1 - s->offense]; out[n++] = A_TAKE_IT;
        for (int i = 0; i < 7; i++) if (h[ANSWER_CARD[i]] > 0 && h[FREE_THROW] >= ANSWER_FT[i] && !(ANSWER_WEAK[i] && SHOT[s->play] == DUNK) && !(s->half_court_free_throw && ANSWER_FT[i] && SHOT[s->play] == HALF_COURT)) out[n++] = A_ANSWER + i;
        return n;
    default:
        for (int c = 0; c < KINDS; c++) if (h[c] > 0) out[n++] = A_DISCARD + c;
        if (s->phase == P_TIME_OUT) out[n++] = A_STOP;
        return n;
    }
}
static inline int draw(const State *s, uint64_t *rng) {
    if (s->phase == P_TOSS) return below(rng, 2);
    int64_t t = below(rng, s->pile_size); int c = 0;
    while (t >= s->pile[c]) t -= s->pile[c++];
    return c;
}
static void lay_out(State *s) {
    memset(s, 0, sizeof *s);
    memcpy(s->copies, COPIES, sizeof COPIES); memcpy(s->points, POINTS, sizeof POINTS);
    s->periods = 4; s->max_overtimes = 10; s->refill = TO_FIVE; s->first_dealer = DEALER_RANDOM;
}
static void deal(State *s) {
    s->play = -1;
    if (s->first_dealer == DEALER_RANDOM) s->phase = P_TOSS;
    else { s->dealer = s->first_dealer - DEALER_HOME; start_quarter(s); }
}
static double now(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec * 1e-9; }

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 40000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    int32_t out[ACTIONS];
    long actions = 0, points = 0;
    State *all = malloc(n * sizeof(State));
    if (all == NULL) return 1;
    for (int g = 0; g < n; g++) lay_out(all + g);
    double start = now();
    for (int g = 0; g < n; g++) {
        State *s = all + g;
        uint64_t rng = seeded(seed, g);
        deal(s);
        while (s->phase != P_OVER) {
            play(s, s->phase <= P_DRAW ? draw(s, &rng) : out[below(&rng, legal(s, out))]);
            actions++;
        }
    }
    double seconds = now() - start;
    for (int g = 0; g < n; g++) points += all[g].score[0] + all[g].score[1];
    printf("{\"matches\": %d, \"actions\": %ld, \"points\": %ld, \"seconds\": %.6f}\n", n, actions, points, seconds);
    free(all);
    return 0;
}
